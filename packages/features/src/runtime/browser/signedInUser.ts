import { browserCookie } from './browserCookie.ts';

/** What the server lets scripts know about the signed-in user. Only the server writes it. [L27] */
const userCookie = browserCookie({
  name: 'user',
  lifetimeMs: 0,
  parse(kept) {
    const id = typeof kept === 'object' && kept !== null && 'id' in kept ? kept.id : null;
    if (typeof id !== 'number' || !Number.isSafeInteger(id)) throw new TypeError('no user');
    return id;
  },
});

/** The account that is signed in, by its id; null for a visitor. */
export const signedInUser = (): number | null => userCookie.read();
