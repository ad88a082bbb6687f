import type { BrandId } from '@volan/domain-rules';
import { groups, type Actor, type Membership } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import type { Principal } from '../platform/server/Principal.ts';
import type { EndedSession } from '../platform/server/SessionTransport.ts';
import { readAccessToken } from './accessToken.ts';
import { validMemberships } from './memberships.ts';
import { notifyOfNewDevice } from './newDevice.ts';
import type { Keys } from './keys.ts';
import { childOf, hashOf, makeRefreshToken } from './refreshToken.ts';

/**
 * How long a used refresh token still gets the same response, in milliseconds, for two tabs that renew one after the
 * other.
 */
const graceMs = 10_000;

/** Why a session ended before its time. */
export type EndReason = 'signed-out' | 'ended' | 'reused' | 'password' | 'status' | 'removed' | 'verified';

/** Facts about the client that signs in. */
export interface Client {
  readonly brand: BrandId;
  /** Such as "Chrome, Windows". */
  readonly device: string;
  readonly address: string;
  /** ISO 3166-1 code; null if the address does not reveal it. */
  readonly country: string | null;
}

/** Options of a sign-in. */
export interface SignInOptions {
  readonly userId: number;
  readonly client: Client;
  /** False: the session ends with the browser, and after a day at the latest. */
  readonly remembered: boolean;
  /** Whether a second factor was shown; without it the rights of administrators are inactive. */
  readonly secondFactor?: boolean;
  /** The administrator who signs in as the user, and the administrator's session: this one ends with it. [J12] */
  readonly impersonator?: { readonly userId: number; readonly sessionId: string };
}

/** A session with the token that renews it. */
export interface RenewableSession {
  readonly sessionId: string;
  readonly userId: number;
  readonly remembered: boolean;
  readonly impersonatorId: number | null;
  readonly refreshToken: string;
}

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

/**
 * SQL condition: the session is valid. It has not ended, and its account is neither banned nor removed. If an
 * administrator is signed in as the user, the administrator's own session and rights are valid too. Needs the tables
 * `session` and `users`.
 */
const isValidSession = (sql: Sql | TransactionSql) => sql`(
  session.ended_at is null and session.expires_at > now() and users.status < 3
  and (impersonator_id is null or exists (
    select from session parent
      join users administrator on administrator.id = parent.user_id and administrator.status = 1
      join user_group on user_group.user_id = administrator.id and group_id in ${sql(Object.values(groups))}
    where parent.id = session.parent_id and parent.user_id = session.impersonator_id
      and parent.ended_at is null and parent.expires_at > now() and parent.second_factor_at is not null)))`;

/**
 * Opens a session. It ends after 200 days, or after 30 days without use. A session that is not remembered ends after a
 * day. One with the rights of an administrator, or as another user, ends after 12 hours. The owner is notified of a new
 * device.
 */
export async function openSession(
  sql: Sql | TransactionSql,
  { userId, client, remembered, secondFactor = false, impersonator }: SignInOptions,
): Promise<RenewableSession> {
  const refreshToken = makeRefreshToken();
  const life = remembered ? '200 days' : '1 day';
  if (!impersonator) await notifyOfNewDevice(sql, userId, client);
  const [session] = await sql<{ id: string }[]>`
    with opened as (
      insert into session (
        user_id, impersonator_id, parent_id, brand, device, address, country, remembered, second_factor_at, expires_at)
      values (
        ${userId}, ${impersonator?.userId ?? null}, ${impersonator?.sessionId ?? null}, ${client.brand}, ${client.device},
        ${client.address}, ${client.country}, ${remembered}, ${secondFactor ? sql`now()` : null},
        now() + case
          when ${impersonator !== undefined} or (${secondFactor} and ${isOfAdministrator(sql, userId)}) then interval '12 hours'
          else ${life}::interval end)
      returning id
    )
    insert into refresh_token (hash, session_id) select ${hashOf(refreshToken)}, id from opened returning session_id as id`;
  if (!session) throw new Error('The session was not stored.');
  return { sessionId: session.id, userId, remembered, impersonatorId: impersonator?.userId ?? null, refreshToken };
}

const isOfAdministrator = (sql: Sql | TransactionSql, userId: number) => sql`exists (
  select from user_group where user_id = ${userId} and group_id in ${sql(Object.values(groups))})`;

/**
 * Records that a second factor was shown in a session: there the rights of an administrator are active from now on, for
 * 12 hours.
 */
export async function showSecondFactorIn(sql: Sql | TransactionSql, sessionId: string): Promise<void> {
  await sql`
    update session set second_factor_at = now(), expires_at = case
      when exists (
        select from user_group where user_group.user_id = session.user_id and group_id in ${sql(Object.values(groups))})
      then least(expires_at, now() + interval '12 hours') else expires_at end
    where id = ${sessionId}`;
}

/** The account has no second factor any more: the rights of an administrator become inactive in all of its sessions. */
export async function revokeSecondFactors(sql: Sql | TransactionSql, userId: number): Promise<void> {
  await sql`update session set second_factor_at = null where user_id = ${userId} and ended_at is null`;
}

/**
 * Makes another refresh token for a valid session; null if the session is not valid. The earlier tokens stay as they
 * are.
 */
export async function resumeSession(sql: Sql | TransactionSql, sessionId: string): Promise<RenewableSession | null> {
  const [session] = await sql<{ userId: number; remembered: boolean }[]>`
    select user_id::int as "userId", remembered from session join users on users.id = user_id
    where session.id = ${sessionId} and ${isValidSession(sql)}`;
  if (!session) return null;
  const refreshToken = makeRefreshToken();
  await sql`insert into refresh_token (hash, session_id) values (${hashOf(refreshToken)}, ${sessionId})`;
  return { ...session, sessionId, impersonatorId: null, refreshToken };
}

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
      select extract(epoch from clock_timestamp() - token.used_at)::float8 * 1000 as age, child.used_at is not null as child_used
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
      update session set last_used_at = now(), address = ${client.address}, country = ${client.country}, device = ${client.device}
      where id = ${session.id}`;
    const { id: sessionId, user_id: userId, impersonator_id: impersonatorId, remembered } = session;
    return { outcome: 'renewed', sessionId, userId, remembered, impersonatorId, refreshToken: child };
  });
}

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
      impersonator_id is null and last_used_at > now() - interval '30 days' and ${isValidSession(sql)} as "mayEndOthers",
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

/** Those of these sessions that are valid at this moment. */
export async function validSessions(sql: Sql | TransactionSql, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await sql<{ id: string }[]>`
    select session.id from session join users on users.id = user_id
    where session.id = any (${[...ids]}) and ${isValidSession(sql)}`;
  return new Set(rows.map(({ id }) => id));
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

/**
 * The user of an access token, with their rights at this moment. The rights of an administrator are left out until a
 * second factor was shown. One query to the database.
 *
 * @param now milliseconds since 1970
 */
export async function principalOfToken(sql: Sql, keys: Keys, token: string, now: number): Promise<Principal | null> {
  const claims = await readAccessToken(keys, token, now);
  if (!claims) return null;
  const [row] = await sql<
    {
      status: Actor['status'];
      type_id: Actor['profileType'];
      country_id: number | null;
      groups: number[];
      memberships: Membership[];
      authenticated_at: Date;
      impersonator_id: number | null;
      parent_id: string | null;
      second_factor: boolean;
      must_change: boolean;
    }[]
  >`
    select users.status, users.type_id, users.country_id, authenticated_at, impersonator_id::int, parent_id,
      second_factor_at is not null as second_factor,
      exists (select from user_password where user_password.user_id = users.id and must_change) as must_change,
      array(select group_id::int from user_group where user_id = users.id) as groups,
      (select coalesce(jsonb_agg(jsonb_build_object('accountId', company.user_id, 'profileType', business_type, 'role', role)), '[]')
       from ${validMemberships(sql)} where company_member.user_id = users.id) as memberships
    from session join users on users.id = session.user_id
    where session.id = ${claims.sessionId} and session.user_id = ${claims.userId} and ${isValidSession(sql)}`;
  if (!row) return null;
  return {
    actor: {
      id: claims.userId,
      groups: row.second_factor ? row.groups : row.groups.filter((group) => !isAdministrative(group)),
      status: row.status,
      profileType: row.type_id,
      countryId: row.country_id,
      memberships: row.memberships,
      impersonated: row.impersonator_id !== null,
      // the owner has to change it, not the administrator who is signed in as the owner
      mustChangePassword: row.must_change && row.impersonator_id === null,
    },
    sessionId: claims.sessionId,
    authenticatedAt: row.authenticated_at,
    impersonatorId: row.impersonator_id,
    parentSessionId: row.parent_id,
  };
}

const isAdministrative = (group: number) => Object.values<number>(groups).includes(group);
