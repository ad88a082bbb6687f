import { Failure, type CallOutcome, type CallRequest, type removeAccount } from '@volan/api-contract';
import { listingStatus, userStatus } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import type { EraseAccounts } from '../platform/Module.ts';
import { audit } from '../platform/audit/audit.ts';
import { leaveCompanies } from '../companies/members.ts';
import { auditedFrom } from '../platform/server/auditScope.ts';
import { fieldFailure, tooMany } from '../platform/server/fieldFailure.ts';
import { queueMail } from '../platform/mail/queueMail.ts';
import type { RateLimit } from '../platform/server/rateLimit.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { findById } from '../accounts/accounts.ts';
import type { AuthDeps } from './AuthDeps.ts';
import { leavingAdministrator } from './lastAdministrator.ts';
import { codeMinutes } from './oneTimeCodes.ts';
import { isPassword } from './passwords.ts';
import { endSessions } from './endSessions.ts';
import { validSessions } from './validSessions.ts';

/** Days until personal data is erased: as long as somebody may come back and complain. [J11, M64] */
export const daysUntilErased = 30;

/**
 * Removes the account of the signed-in user, who proves it with the password or a mailed code. Its ads are taken down,
 * its sessions end, and personal data is erased after 30 days. The removal of an administrator is written to the audit
 * log; the last administrator cannot be removed. [J11, G03, T53]
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
    // if two requests came at once, the first one ended the session of the other
    if (!(await validSessions(transaction, [sessionId])).has(sessionId))
      return new Failure<'forbidden', null>('forbidden');
    if (password === undefined) {
      const { verdict } = await codes.use(transaction, actor.id, 'remove-account', code ?? '');
      if (verdict !== 'right') return fieldFailure('code', verdict);
    }
    const erased = await closeAccount(transaction, actor.id);
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
 * Ends an account: its ads and its company are taken down, it leaves other companies, and its sessions end. Its data
 * stays for 30 days. Returns when it will be erased. [J11, J40]
 */
export async function closeAccount(sql: TransactionSql, userId: number): Promise<Date> {
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

/** Tables of this module whose rows belong to one account. */
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
] as const;

/** Accounts that are erased in one transaction. */
const batch = 500;

/**
 * Erases the personal data of accounts that were removed 30 days ago, in batches. Records of money, and those that
 * other people need, stay without a name. Returns how many accounts were erased. [M64]
 *
 * @param modules erase the data that other modules hold about these accounts
 */
export async function eraseRemovedAccounts(database: Sql, modules: readonly EraseAccounts[]): Promise<number> {
  return database.begin(async (sql) => {
    const erased = await sql<{ id: number }[]>`
      update users set name = '', email = null, mobile = null, address = null, city_id = null, description = '',
        deleted_at = null, settings = '{}', status_reason = '', email_verified_at = null, mobile_verified_at = null
      where id in (
        select id from users
        where status = ${userStatus.deleted} and deleted_at < now() - make_interval(days => ${daysUntilErased})
        order by deleted_at limit ${batch} for update skip locked)
      returning id`;
    if (erased.length === 0) return 0;

    const ids = erased.map(({ id }) => id);
    for (const table of ownTables) await sql`delete from ${sql(table)} where user_id in ${sql(ids)}`;
    await sql`delete from session where impersonator_id in ${sql(ids)}`;
    for (const erase of modules) await erase(sql, ids);

    return erased.length;
  });
}
