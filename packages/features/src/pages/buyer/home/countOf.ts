import type { Messages } from '../../../runtime/site/useMessages.ts';

/** A number with what is counted, for a tile; nothing for none: a bare zero helps nobody. */
export function countOf(count: number | null, messages: Messages, what: 'home.ads' | 'home.sellers' = 'home.ads') {
  return count === null || count === 0
    ? {}
    : { count: { count: messages.number(count), label: messages.t(what, { count }) } };
}
