import { Failure, type CallOutcome, type CallRequest, type removeAccount } from '@volan/api-contract';
import { listingStatus, userStatus } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { audit } from '../administration/audit.ts';
import { leaveCompanies } from '../companies/members.ts';
import { eraseConversations } from '../conversations/conversationRetention.ts';
import { eraseNotifications } from '../notifications/notificationRetention.ts';
import { auditedFrom } from '../platform/server/auditScope.ts';
import { fieldFailure, tooMany } from '../platform/server/fieldFailure.ts';
import { dropPictures } from '../media/strayFiles.ts';
import { queueMail } from '../platform/mail/queueMail.ts';
import type { RateLimit } from '../platform/server/rateLimit.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { findById } from './accounts.ts';
import type { AuthDeps } from './AuthDeps.ts';
import { leavingAdministrator } from './lastAdministrator.ts';
import { codeMinutes } from './oneTimeCodes.ts';
import { isPassword } from './passwords.ts';
import { endSessions, sessionsThatStand } from './sessions.ts';

/** Days until personal data is erased: as long as somebody may come back and complain. [J11, M64] */
export const daysUntilErased = 30;

/**
 * Removes the account of who is signed in, by its password or a mailed code: its ads are taken down, its sessions end,
 * and personal data is erased after 30 days. An administrator leaves an entry of the audit log; the last one stays. [J11, G03, T53]
 */
export async function removeOwnAccount(
  { sql, codes }: AuthDeps,
  isTooMany: RateLimit,
  { password, code }: CallRequest<typeof removeAccount>,
  context: CallContext,
): Promise<CallOutcome<typeof removeAccount>> {
  const { actor, sessionId } = principalOf(context);
  const account = await findById(sql, actor.id);
  if (!account) return new Failure('forbidden');
  const { brand, language } = context;
  if (await isTooMany(String(actor.id))) return tooMany();
  if (password === undefined && code === undefined) {
    await sql.begin(async (transaction) => {
      const made = await codes.make(transaction, actor.id, 'remove-account');
      const values = { code: made, minutes: codeMinutes };
      await queueMail(transaction, { to: account.email, brand, language, template: 'remove-account-code', values });
    });
    return { removed: false };
  }
  if (password !== undefined && !(await isPassword(account.hash, password))) {
    return fieldFailure('password', 'password-wrong');
  }
  const leave = async (transaction: TransactionSql) => {
    const { isAdministrator, isLast } = await leavingAdministrator(transaction, actor.id);
    if (isLast) return new Failure<'last-administrator', null>('last-administrator');
    // of two that came at once the first ended the session of the other
    if (!(await sessionsThatStand(transaction, [sessionId])).has(sessionId))
      return new Failure<'forbidden', null>('forbidden');
    if (password === undefined) {
      const { verdict } = await codes.use(transaction, actor.id, 'remove-account', code ?? '');
      if (verdict !== 'right') return fieldFailure('code', verdict);
    }
    const erased = await takeDownAccount(transaction, actor.id);
    const values = { name: account.name, eraseOn: erased.toISOString() };
    await queueMail(transaction, { to: account.email, brand, language, template: 'account-removed', values });
    if (isAdministrator) await audit(transaction, actor.id, 'user.removed', actor.id);
    return { removed: true };
  };
  const outcome = await auditedFrom(context, () => sql.begin(leave));
  if (!(outcome instanceof Failure)) context.session.clear();
  return outcome;
}

/**
 * Ends an account: its ads and its company are taken down, it leaves the companies of others, its sessions end; its data stays
 * for 30 days. Answers when it is erased. [J11, J40]
 */
export async function takeDownAccount(sql: TransactionSql, userId: number): Promise<Date> {
  const [removed] = await sql<{ erased: Date }[]>`
    update users set status = ${userStatus.deleted}, deleted_at = now() where id = ${userId}
    returning deleted_at + make_interval(days => ${daysUntilErased}) as erased`;
  if (!removed) throw new Error(`There is no account ${userId}.`);
  await sql`
    update ad set status = ${listingStatus.archived}, updated_at = now()
    where user_id = ${userId} and status <> ${listingStatus.archived}`;
  await leaveCompanies(sql, userId);
  await sql`update company set status = 2 where user_id = ${userId}`;
  await endSessions(sql, userId, 'removed');
  return removed.erased;
}

/** Whose rows are of their account alone, and go with its data. */
const ownTables = [
  'user_password',
  'passkey',
  'passkey_challenge',
  'totp',
  'recovery_code',
  'one_time_code',
  'identity',
  'session',
  'known_device',
  'user_group',
  'user_note',
  'user_address',
  'favourite',
  'followed_company',
  'collected',
  'ad_draft',
] as const;

/**
 * Erases the personal data of accounts that were removed 30 days ago, in batches; what money and other people need stays
 * without a name. Answers how many. [M64]
 */
export async function eraseRemovedAccounts(database: Sql): Promise<number> {
  return database.begin((sql) => eraseIn(sql));
}

async function eraseIn(sql: TransactionSql): Promise<number> {
  const erased = await sql<{ id: number }[]>`
    update users set name = '', email = null, mobile = null, address = null, city_id = null, description = '', deleted_at = null,
      settings = '{}', status_reason = '', email_verified_at = null, mobile_verified_at = null
    where id in (
      select id from users
      where status = ${userStatus.deleted} and deleted_at < now() - make_interval(days => ${daysUntilErased})
      order by deleted_at limit 500 for update skip locked)
    returning id`;
  if (erased.length === 0) return 0;
  const ids = erased.map(({ id }) => id);
  for (const table of ownTables) await sql`delete from ${sql(table)} where user_id in ${sql(ids)}`;
  await sql`delete from session where impersonator_id in ${sql(ids)}`;
  await sql`update ad_report set reporter_id = null where reporter_id in ${sql(ids)}`;
  await sql`update appeal set text = '-', answer = '', user_id = null where user_id in ${sql(ids)}`;
  await sql`update user_decision set reason = '' where user_id in ${sql(ids)}`;
  await eraseConversations(sql, ids);
  await eraseNotifications(sql, ids);
  await sql`
    update ad set description = '', line = '', search_tokens = '{}', vin = null, contact_phone = null, lat = null, lng = null where user_id in ${sql(ids)}`;
  const ads = sql`select id from ad where user_id in ${sql(ids)}`;
  await sql`delete from description_translation where ad_id in (${ads})`;
  await sql`update ad_review set question = '', answered = '', reason = '' where ad_id in (${ads})`;
  await sql`update ad_decision set reason = '', before = null where ad_id in (${ads})`;
  await sql`
    update company set name = '', sort_name = '', search_text = '', legal_name = '', tax_id = null, registry_number = null,
      address = null, phones = '{}', web = null, description = '', logo_id = null, cover_id = null
    where user_id in ${sql(ids)}`;
  const companies = sql`select id from company where user_id in ${sql(ids)}`;
  await sql`delete from company_member where user_id in ${sql(ids)} or company_id in (${companies})`;
  await sql`delete from company_invitation where company_id in (${companies}) or invited_by in ${sql(ids)}`;
  await sql`delete from feed where company_id in (${companies})`;
  const images = await sql<{ id: number }[]>`
    delete from user_image where user_id in ${sql(ids)} returning picture_id as id`;
  const waiting = await sql<{ id: number }[]>`
    delete from ad_picture_upload where user_id in ${sql(ids)} and ad_id is null returning picture_id as id`;
  await dropPictures(
    sql,
    [...images, ...waiting].map(({ id }) => id),
  );
  return erased.length;
}
