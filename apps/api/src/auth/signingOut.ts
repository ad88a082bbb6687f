import type { CallOutcome, CallRequest, signOut } from '@volan/api-contract';
import type { Sql } from 'postgres';
import type { CallContext } from '../platform/server/RequestContext.ts';
import { readAccessToken } from './accessToken.ts';
import type { AuthDeps } from './AuthDeps.ts';
import { endSession, endSessions, sessionOfToken } from './sessions.ts';

/** Whether an administrator is signed in as the user in this session. [J12] */
async function isImpersonation(sql: Sql, sessionId: string): Promise<boolean> {
  const [row] = await sql`select from session where id = ${sessionId} and impersonator_id is not null`;
  return row !== undefined;
}

/**
 * Ends the session of the request, by whichever of its tokens is known; the cookies go in any case. An administrator who
 * is signed in as the user leaves the user's own devices alone. [J05, F03]
 */
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
  const isEverywhere = everywhere && !(await isImpersonation(sql, session.sessionId));
  if (isEverywhere) await endSessions(sql, session.userId, 'signed-out');
  return { ended: isEverywhere || (await endSession(sql, session.userId, session.sessionId, 'signed-out')) };
}
