import type { WidgetKind } from '@volan/domain-rules';

/** Why a widget shows the partner's link instead of its content. */
export type WidgetReason =
  | 'unknown-key'
  | 'revoked'
  | 'foreign-domain'
  | 'over-limit'
  | 'broken-query'
  | 'not-found'
  | 'gone'
  | 'unavailable';

/** The events of the widgets; all bubble out of their shadow root. */
export interface WidgetEvents {
  /** The widget shows its content, for the first time or again. */
  'volan:load': CustomEvent<{ kind: WidgetKind }>;
  /** It could not be loaded; the earlier content stays. */
  'volan:error': CustomEvent<{ kind: WidgetKind; reason: WidgetReason }>;
  /** A link was pressed. `preventDefault()` keeps the browser on the page. `ad` is the id of an ad, else null. */
  'volan:open': CustomEvent<{ href: string; ad: number | null }>;
  /** The search was sent. `preventDefault()` keeps the browser on the page. */
  'volan:search': CustomEvent<{ href: string }>;
}

declare global {
  interface HTMLElementEventMap extends WidgetEvents {}
  interface DocumentEventMap extends WidgetEvents {}
}
