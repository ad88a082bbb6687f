import {
  Failure,
  type CallOutcome,
  type getSession,
  type OpenSession,
  type refreshSession as refreshCall,
} from '@volan/api-contract';
import type { CallContext } from '../platform/server/RequestContext.ts';
import { readSessionUser } from '../accounts/accounts.ts';
import type { AuthDeps } from './AuthDeps.ts';
import { clientOf, sendSession } from './sendSession.ts';
import { endedSessionOf } from './endSessions.ts';
import { principalOfToken } from './principalOfToken.ts';
import { refreshSession } from './refreshSession.ts';

/**
 * Exchanges the refresh token of the request. If the session has ended, the cookies are deleted. After a conflict they
 * stay, because the browser has the newer ones already. [F01]
 *
 * @param cameAt when the request came, in milliseconds since 1970
 */
export async function renew(
  deps: AuthDeps,
  context: CallContext,
  cameAt: number = deps.now(),
): Promise<CallOutcome<typeof refreshCall>> {
  const { refreshToken } = context.session;
  if (refreshToken === null) return new Failure('unauthenticated');

  const waited = () => deps.now() - cameAt;
  const refreshed = await refreshSession(deps.sql, deps.keys, refreshToken, clientOf(deps, context), waited);
  if (refreshed.outcome === 'renewed') return sendSession(deps, context, refreshed);
  if (refreshed.outcome === 'conflict') return new Failure('conflict');

  context.session.clear(await endedSessionOf(deps.sql, refreshToken));

  return new Failure('unauthenticated');
}

/**
 * The session of the signed-in user: read from the access token while it is valid, otherwise renewed. Null for a
 * visitor. [J33]
 */
export async function currentSession(deps: AuthDeps, context: CallContext): Promise<CallOutcome<typeof getSession>> {
  const cameAt = deps.now();
  const { accessToken, refreshToken } = context.session;
  const standing = accessToken === null ? null : await validSession(deps, accessToken);
  if (standing) return standing;
  if (refreshToken === null) return null;

  const renewed = await renew(deps, context, cameAt);

  return renewed instanceof Failure && renewed.name === 'unauthenticated' ? null : (renewed as OpenSession);
}

async function validSession({ sql, keys, now }: AuthDeps, accessToken: string): Promise<OpenSession | null> {
  const principal = await principalOfToken(sql, keys, accessToken, now());
  const user = principal && (await readSessionUser(sql, principal.sessionId));
  return user && { user, accessToken, refreshToken: null };
}
