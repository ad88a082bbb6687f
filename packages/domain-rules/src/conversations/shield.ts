/** The warnings about a message. A look-alike is not also a `link`. [N12] */
export const shieldKinds = [
  'look-alike',
  'card',
  'bank-account',
  'courier',
  'deposit',
  'abroad',
  'foreign-phone',
  'other-channel',
  'link',
] as const;

/** A kind of warning. */
export type ShieldKind = (typeof shieldKinds)[number];

/** The reader gets a warning and the writer is not asked: most of these are meant well. */
const mild: ReadonlySet<ShieldKind> = new Set(['other-channel', 'link']);

/** Whether somebody who writes such a message is asked first whether they mean it. [N12, E14] */
export const isStrongWarning = (kind: ShieldKind) => !mild.has(kind);

/** A warning with the part of the text that it is about, counted in UTF-16 units. */
export interface ShieldFinding {
  readonly kind: ShieldKind;
  readonly from: number;
  readonly to: number;
}

/** A link in a text. */
export interface ShieldLink {
  readonly from: number;
  readonly to: number;
  /** As people read it, in Unicode. */
  readonly host: string;
  /** With `http:` or `https:`. */
  readonly url: string;
  /** The warning; null: it leads to our own site. Other links open by the page that names their host. */
  readonly kind: 'look-alike' | 'link' | null;
}

/** Begins the codes of a form that was not sent for a warning: `shield-card`. [M20] */
const codePrefix = 'shield-';

/** The code of a field whose text was warned of. */
export const shieldCode = (kind: ShieldKind) => `${codePrefix}${kind}` as const;

/** The warnings about a form, from the codes of its fields; empty if it was refused for another reason. */
export function shieldKindsIn(codes: readonly string[]): ShieldKind[] {
  return shieldKinds.filter((kind) => codes.includes(shieldCode(kind)));
}
