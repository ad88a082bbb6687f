import type { CallOutcome, CallRequest, signOut } from '@volan/api-contract';
import type { CallContext } from '../platform/server/RequestContext.ts';
import { readAccessToken } from './accessToken.ts';
import type { AuthDeps } from './AuthDeps.ts';
import { endSession, endSessions, sessionToLeave } from './endSessions.ts';

/**
 * Ends the session of the request, found by either of its tokens. The cookies are deleted in any case. An administrator
 * who is signed in as the user does not end the user's own sessions. [J05, F03]
 *
 * Only a valid session can end the others. A refresh token that was replaced long ago may be stolen. It ends only its
 * own session, as it does when it is used to refresh.
 */
export async function leave(
  { sql, keys, now }: AuthDeps,
  { everywhere = false }: CallRequest<typeof signOut>,
  { session: transport }: CallContext,
): Promise<CallOutcome<typeof signOut>> {
  const { accessToken, refreshToken } = transport;
  transport.clear();
  const claims = accessToken === null ? null : await readAccessToken(keys, accessToken, now());
  const by = claims ?? (refreshToken === null ? null : { token: refreshToken });
  const session = by && (await sessionToLeave(sql, by));
  if (!session) return { ended: false };

  const { userId, sessionId, mayEndOthers, isReused } = session;
  if (isReused) return { ended: await endSession(sql, userId, sessionId, 'reused') };

  const isEverywhere = everywhere && mayEndOthers;
  if (isEverywhere) await endSessions(sql, userId, 'signed-out');

  return { ended: isEverywhere || (await endSession(sql, userId, sessionId, 'signed-out')) };
}
