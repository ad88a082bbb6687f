import type { Sql } from 'postgres';
import type { Keys } from './keys.ts';
import { childOf, graceMs, hashOf } from './refreshToken.ts';
import type { Client, RenewableSession } from './sessions.ts';
import { isValidSession } from './validSessions.ts';

/** Result of using a refresh token. */
export type RefreshResult =
  | ({ readonly outcome: 'renewed' } & RenewableSession)
  /**
   * A newer token is in use already, or the administrator has just left the user's session: the client should know it
   * by now.
   */
  | { readonly outcome: 'conflict' }
  /** The token is unknown, its session has ended or expired, or it was used twice: then the whole session ends. */
  | { readonly outcome: 'ended' };

interface LockedSession {
  id: string;
  user_id: number;
  remembered: boolean;
  impersonator_id: number | null;
  is_valid: boolean;
  /** Milliseconds since an administrator left it for their own session; null if nobody did. */
  left_for: number | null;
}

/**
 * Exchanges a refresh token for its child. For ten seconds the same token gives the same child, as long as nobody has
 * used that one; a token that is used again later was stolen, or its owner's was, and ends the session. The ten seconds
 * count when a request comes, not when its turn comes.
 *
 * @param waited milliseconds since the request came
 */
export function refreshSession(
  sql: Sql,
  keys: Keys,
  token: string,
  client: Client,
  waited: () => number,
): Promise<RefreshResult> {
  const hash = hashOf(token);
  const child = childOf(keys, token);
  return sql.begin(async (transaction): Promise<RefreshResult> => {
    const [session] = await transaction<LockedSession[]>`
      select session.id, user_id::int, remembered, impersonator_id::int,
        last_used_at > now() - interval '30 days' and ${isValidSession(transaction)} as is_valid,
        case when impersonator_id is not null and end_reason = 'signed-out'
          then extract(epoch from clock_timestamp() - ended_at)::float8 * 1000 end as left_for
      from session join users on users.id = user_id
      where session.id = (select session_id from refresh_token where hash = ${hash})
      for update of session`;
    // The request was sent before the administrator left. The browser is back in the administrator's own session, whose
    // cookies the response to an ended session would delete.
    const leftFor = session?.left_for ?? null;
    if (leftFor !== null && leftFor - waited() <= graceMs) return { outcome: 'conflict' };
    if (!session?.is_valid) return { outcome: 'ended' };

    // after the lock, to see what an earlier request wrote
    const [presented] = await transaction<{ age: number | null; child_used: boolean | null }[]>`
      select extract(epoch from clock_timestamp() - token.used_at)::float8 * 1000 as age,
        child.used_at is not null as child_used
      from refresh_token token left join refresh_token child on child.hash = ${hashOf(child)}
      where token.hash = ${hash}`;
    const age = presented?.age ?? null;
    if (age === null) {
      await transaction`update refresh_token set used_at = clock_timestamp() where hash = ${hash}`;
      await transaction`insert into refresh_token (hash, session_id) values (${hashOf(child)}, ${session.id})`;
    } else if (age - waited() > graceMs) {
      await transaction`update session set ended_at = now(), end_reason = 'reused' where id = ${session.id}`;
      return { outcome: 'ended' };
    } else if (presented?.child_used) {
      return { outcome: 'conflict' };
    }
    await transaction`
      update session set last_used_at = now(), address = ${client.address}, country = ${client.country},
        device = ${client.device}
      where id = ${session.id}`;
    const { id: sessionId, user_id: userId, impersonator_id: impersonatorId, remembered } = session;

    return { outcome: 'renewed', sessionId, userId, remembered, impersonatorId, refreshToken: child };
  });
}
