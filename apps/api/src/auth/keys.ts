import { hkdfSync } from 'node:crypto';

/** Uses of the one secret of accounts; each use has a key of its own. */
type KeyUse =
  | 'access-token'
  | 'refresh-token'
  | 'one-time-code'
  | 'totp'
  | 'recovery-code'
  | 'challenge'
  | 'passkey-owner'
  | 'phone-points';

/** The keys of accounts: 256 bits for each use, all made from one secret. A leaked key does not reveal the others. */
export type Keys = (use: KeyUse) => Buffer;

/** Makes the keys from the secret that all processes of the API share (`ACCOUNT_SECRET`). */
export function keysFrom(secret: string): Keys {
  const made = new Map<KeyUse, Buffer>();
  return (use) => {
    const known = made.get(use);
    if (known) return known;

    const key = Buffer.from(hkdfSync('sha256', secret, 'volan/accounts/1', use, 32));
    made.set(use, key);

    return key;
  };
}
