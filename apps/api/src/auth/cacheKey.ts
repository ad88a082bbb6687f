import { createHmac } from 'node:crypto';
import type { CallContext } from '../platform/server/RequestContext.ts';
import { readAccessToken } from './accessToken.ts';
import type { AuthDeps } from './AuthDeps.ts';

/** A key for caches of clients that does not reveal the user. It changes with each session and each build. [J14] */
export async function cacheKeyOf(
  { keys, release, now }: Pick<AuthDeps, 'keys' | 'release' | 'now'>,
  { session: { accessToken } }: { readonly session: Pick<CallContext['session'], 'accessToken'> },
) {
  const claims = accessToken === null ? null : await readAccessToken(keys, accessToken, now());
  const key = createHmac('sha256', keys('access-token')).update(`${release} ${claims?.sessionId ?? ''}`);
  return { key: key.digest('base64url').slice(0, 22) };
}
