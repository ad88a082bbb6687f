import type { CallOutcome, CallRequest, signOut } from '@volan/api-contract';
import type { CallContext } from '../platform/server/RequestContext.ts';
import { readAccessToken } from './accessToken.ts';
import type { AuthDeps } from './AuthDeps.ts';
import { endSession, endSessions, sessionOfToken } from './sessions.ts';

/** Ends the session of the request, by whichever of its tokens is known; the cookies go in any case. [J05, F03] */
export async function leave(
  { sql, keys, now }: AuthDeps,
  { everywhere = false }: CallRequest<typeof signOut>,
  { session: transport }: CallContext,
): Promise<CallOutcome<typeof signOut>> {
  const { accessToken, refreshToken } = transport;
  transport.clear();
  const claims = accessToken === null ? null : await readAccessToken(keys, accessToken, now());
  const session = claims ?? (refreshToken === null ? null : await sessionOfToken(sql, refreshToken));
  if (!session) return { ended: false };
  if (everywhere) await endSessions(sql, session.userId, 'signed-out');
  return { ended: everywhere || (await endSession(sql, session.userId, session.sessionId, 'signed-out')) };
}
