import { browserCookie } from '../../runtime/browser/browserCookie.ts';

/** How the fragment of a hand-over begins. */
export const handOverMark = '#handover=';

/** Most signs of what is handed over: fifty visited ads and ten compared ones take about a third. */
export const longestHandOver = 60_000;

/** How long a hand-over waits to be taken, in milliseconds. */
export const handOverLifetimeMs = 60_000;

/** The token of the hand-over that is on its way: it counts once. [T08b] */
export const handOverCookie = browserCookie({
  name: 'handover',
  lifetimeMs: handOverLifetimeMs,
  parse: (kept) => {
    if (typeof kept !== 'string' || !/^[0-9a-f]{32}$/.test(kept)) {
      throw new TypeError('no token');
    }
    return kept;
  },
});
