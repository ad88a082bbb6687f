import type { Sql, TransactionSql } from 'postgres';
import type { EndedSession } from '../platform/server/SessionTransport.ts';
import { graceMs, hashOf } from './refreshToken.ts';
import { isValidSession } from './validSessions.ts';

/** Why a session ended before its time. */
export type EndReason = 'signed-out' | 'ended' | 'reused' | 'password' | 'status' | 'removed' | 'verified';

/** A session to be signed out. */
export interface LeavingSession {
  readonly sessionId: string;
  readonly userId: number;
  /** The session can be used or renewed, and no administrator is signed in as its user. */
  readonly mayEndOthers: boolean;
  /** The refresh token was replaced longer ago than the grace period for two tabs, so it may be stolen. */
  readonly isReused: boolean;
}

/** The session of a refresh token or with an id, valid or not; null if it is unknown. */
export async function sessionToLeave(
  sql: Sql,
  by: { readonly token: string } | { readonly sessionId: string },
): Promise<LeavingSession | null> {
  const isToken = 'token' in by;
  const hash = isToken ? hashOf(by.token) : null;
  const [row] = await sql<LeavingSession[]>`
    select session.id as "sessionId", user_id::int as "userId",
      impersonator_id is null and last_used_at > now() - interval '30 days'
        and ${isValidSession(sql)} as "mayEndOthers",
      coalesce(token.used_at < clock_timestamp() - ${graceMs}::int * interval '1 ms', false) as "isReused"
    from session join users on users.id = user_id
      left join refresh_token token on token.session_id = session.id and token.hash = ${hash}
    where ${isToken ? sql`token.hash = ${hash}` : sql`session.id = ${by.sessionId}`}`;

  return row ?? null;
}

/**
 * The session that a refresh token belonged to, for the page that says that the session has ended. Null if this must
 * not be shown: the owner signed out, the token may be stolen, the account is closed, or an administrator was signed in
 * as the user. [B06]
 */
export async function endedSessionOf(sql: Sql, token: string): Promise<EndedSession | null> {
  const reportedReasons: EndReason[] = ['ended', 'password', 'verified'];
  const [row] = await sql<EndedSession[]>`
    select email, remembered
    from refresh_token join session on session.id = session_id join users on users.id = user_id
    where hash = ${hashOf(token)} and impersonator_id is null and email is not null and users.status < 3
      and (end_reason is null or end_reason = any (${reportedReasons}))`;
  return row ?? null;
}

/** Ends one session of a user; false if the user has no such session that is still open. */
export async function endSession(sql: Sql | TransactionSql, userId: number, sessionId: string, reason: EndReason) {
  const { count } = await sql`
    update session set ended_at = now(), end_reason = ${reason}
    where id = ${sessionId} and user_id = ${userId} and ended_at is null`;
  return count > 0;
}

/** Ends the sessions of a user, except the one that is named. Their next call is refused. */
export async function endSessions(
  sql: Sql | TransactionSql,
  userId: number,
  reason: EndReason,
  but: string | null = null,
): Promise<void> {
  await sql`
    update session set ended_at = now(), end_reason = ${reason}
    where user_id = ${userId} and ended_at is null and id is distinct from ${but}`;
}

/**
 * Ends the sessions of a user except the current one, and returns how many. Sessions of administrators who act as the
 * user are not counted. Null if the current session has ended meanwhile: if two sessions end each other, one stays.
 * [J05]
 */
export function endOtherSessions(sql: Sql, userId: number, own: string): Promise<number | null> {
  return sql.begin(async (transaction) => {
    await transaction`select from users where id = ${userId} for no key update`;
    const [standing] = await transaction`select from session where id = ${own} and ended_at is null`;
    if (!standing) return null;

    const ended = await transaction<{ theirs: boolean }[]>`
      update session set ended_at = now(), end_reason = 'ended'
      where user_id = ${userId} and ended_at is null and id <> ${own} returning impersonator_id is null as theirs`;

    return ended.filter(({ theirs }) => theirs).length;
  });
}
