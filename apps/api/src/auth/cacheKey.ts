import { createHmac } from 'node:crypto';
import type { CallContext } from '../platform/server/RequestContext.ts';
import { readAccessToken } from './accessToken.ts';
import type { AuthDeps } from './AuthDeps.ts';

/** A new key with each start of the API, and so with each release. */
const release = crypto.randomUUID();

/** A key for caches of clients that does not reveal the user. [J14] */
export async function cacheKeyOf({ keys, now }: AuthDeps, { session: { accessToken } }: CallContext) {
  const claims = accessToken === null ? null : await readAccessToken(keys, accessToken, now());
  const key = createHmac('sha256', keys('access-token')).update(`${release} ${claims?.sessionId ?? ''}`);
  return { key: key.digest('base64url').slice(0, 22) };
}
