import type { ConversationPlace, MessageEvent } from '@volan/api-contract';

/** What came over the socket of this browser. */
export type LiveEvent =
  | { readonly kind: 'message'; readonly event: MessageEvent }
  | { readonly kind: 'conversation' | 'typing'; readonly place: ConversationPlace }
  /** Something came for the list of notifications, or was read elsewhere. */
  | { readonly kind: 'notification' }
  /** Something may have come that nobody told. */
  | { readonly kind: 'missed' };

const listeners = new Set<(event: LiveEvent) => void>();

/** Tells the parts of this page what came. */
export const tellLive = (event: LiveEvent): void => {
  for (const listener of listeners) listener(event);
};

/** Hears what comes; returns what ends it. */
export const hearLive = (listener: (event: LiveEvent) => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What the parts of a page may ask of the socket; nothing before it is there, which is no loss. */
export const liveControls: {
  /** Asks for the unread counts at once: something was read. */
  refresh?: () => void;
  /** Tells the other side of a conversation that one writes. */
  typing?: (place: ConversationPlace) => void;
} = {};
