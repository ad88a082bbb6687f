import type { ConversationPlace, MessageEvent } from '@volan/api-contract';

/** An event of this browser's socket. */
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

/** Commands of the page for the socket. Before it is open they do nothing, which is no loss. */
export const liveControls: {
  /** Asks for the unread counts at once: something was read. */
  refresh?: () => void;
  /** Tells the other side of a conversation that one writes. */
  typing?: (place: ConversationPlace) => void;
} = {};
