import { groups, type BrandId } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { hashOf, makeRefreshToken } from './refreshToken.ts';
import { isValidSession } from './validSessions.ts';
import { notify } from '../notifications/notify.ts';
import { queueMail } from '../platform/mail/queueMail.ts';
import { recipientOf } from '../accounts/mailRecipient.ts';

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
        ${userId}, ${impersonator?.userId ?? null}, ${impersonator?.sessionId ?? null}, ${client.brand},
        ${client.device},
        ${client.address}, ${client.country}, ${remembered}, ${secondFactor ? sql`now()` : null},
        now() + case
          when ${impersonator !== undefined} or (${secondFactor} and ${isOfAdministrator(sql, userId)})
            then interval '12 hours'
          else ${life}::interval end)
      returning id
    )
    insert into refresh_token (hash, session_id) select ${hashOf(refreshToken)}, id from opened
      returning session_id as id`;
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

/**
 * Notifies the owner of an account about a sign-in with a new device or from a new country: one that no session of the
 * account in the last 90 days had. The first sign-in causes no notification. Call it before the session is stored.
 */
async function notifyOfNewDevice(
  sql: Sql | TransactionSql,
  userId: number,
  { device, country }: { readonly device: string; readonly country: string | null },
): Promise<void> {
  // the country of a session is deleted earlier than the session
  const [seen] = await sql<{ before: boolean; like_this: boolean | null }[]>`
    select count(*) > 0 as before,
      bool_or(device = ${device} and (country is null or country is not distinct from ${country})) as like_this
    from session where user_id = ${userId} and impersonator_id is null`;
  if (!seen?.before || seen.like_this) return;

  const facts = { device, ...(country !== null && { country }) };
  await notify(sql, [userId], { event: 'new-device', facts });
  const recipient = await recipientOf(sql, userId);
  if (!recipient) return;

  const values = { when: new Date().toISOString(), device, country };
  await queueMail(sql, { ...recipient, template: 'new-sign-in', values });
}
