import { browserCookie } from '../../runtime/browser/browserCookie.ts';

/** How the part of an address after `#` begins that carries state. */
export const transferMark = '#handover=';

/** Most characters of what is carried: fifty visited ads and ten compared ones take about a third. */
export const maxTransferLength = 60_000;

/** How long exported state can be imported, in milliseconds. */
const transferLifetimeMs = 60_000;

/** The token of the state that is on its way: it counts once. [T08b] */
export const transferCookie = browserCookie({
  name: 'handover',
  lifetimeMs: transferLifetimeMs,
  parse: (kept) => {
    if (typeof kept !== 'string' || !/^[0-9a-f]{32}$/.test(kept)) {
      throw new TypeError('no token');
    }
    return kept;
  },
});
