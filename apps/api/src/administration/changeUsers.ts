import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type createUser,
  type deleteUser,
  type updateUser,
} from '@volan/api-contract';
import { isRegionalAdministrator, userStatus } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { insertAccount, isEmailTaken, isReservedEmail, setPassword } from '../accounts/accounts.ts';
import { homeCountryOf } from '../auth/registration.ts';
import { hashPassword, isWeakPassword } from '../auth/passwords.ts';
import { closeAccount } from '../auth/removal.ts';
import { mailAddressCode } from '../auth/emailVerification.ts';
import { recipientOf } from '../accounts/mailRecipient.ts';
import { notifyPasswordChange } from '../auth/notifyPasswordChange.ts';
import type { OneTimeCodes } from '../auth/oneTimeCodes.ts';
import { endSessions } from '../auth/endSessions.ts';
import { queueMail } from '../platform/mail/queueMail.ts';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { markAudited } from '../platform/server/auditScope.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { audit } from '../platform/audit/audit.ts';
import { lockManaged, wouldReachAbroad } from '../accounts/findManaged.ts';
import { readAdminUser } from './usersTable.ts';

/** Sets a password that somebody else has seen. It is valid for a day, and has to be replaced. */
async function setSeenPassword(sql: TransactionSql, userId: number, hash: string) {
  await setPassword(sql, userId, hash);
  await sql`update user_password set must_change = true where user_id = ${userId}`;
}

/**
 * The fields of an account for the audit log. E-mail address and phone are shortened: they can be recognised but not
 * read, because entries outlive the account. [M59, M64]
 */
const auditedFields = (user: {
  readonly name: string;
  readonly email: string | null;
  readonly mobile: string | null;
}) => ({
  name: user.name,
  email: user.email?.replace(/^(.).*(?=@)/, '$1***') ?? null,
  mobile: user.mobile?.replaceAll(/\d(?=\d{3})/g, '*') ?? null,
});

/** Dependencies of changes of accounts. */
interface ChangeDeps {
  readonly sql: Sql;
  readonly codes: OneTimeCodes;
}

/**
 * Opens an account for somebody. Two mails go to the address: how to set a password, and the code that confirms the
 * address. [J38]
 */
export async function openUser(
  { sql, codes }: ChangeDeps,
  { email, name, password, mobile }: CallRequest<typeof createUser>,
  context: CallContext,
): Promise<CallOutcome<typeof createUser>> {
  const { actor } = principalOf(context);
  if (isReservedEmail(email)) return fieldFailure('email', 'email');
  if (isWeakPassword(password, { email, name })) return fieldFailure('password', 'password-weak');

  const hash = await hashPassword(password);
  const { brand, language } = context;
  const countryId = isRegionalAdministrator(actor) ? actor.countryId : await homeCountryOf(sql, brand);

  return sql.begin(async (transaction) => {
    const id = await insertAccount(transaction, {
      email,
      name,
      hash,
      brand,
      language,
      type: 1,
      ...(typeof countryId === 'number' && { countryId }),
      ...(mobile !== undefined && { mobile }),
    });
    if (id === null) return fieldFailure('email', 'email-taken');

    await setSeenPassword(transaction, id, hash);
    await queueMail(transaction, { to: email, brand, language, template: 'account-opened', values: { name } });
    await mailAddressCode(transaction, codes, id, name, { to: email, brand, language });
    const after = auditedFields({ name, email, mobile: mobile ?? null });
    await audit(transaction, actor.id, 'user.created', id, {}, { entity: 'user', id, before: null, after });

    return readAdminUser(transaction, id);
  });
}

/** Tells the owner, at the address that the account has until now, of what lets others in. */
async function notifyOfEdit(sql: TransactionSql, id: number, changed: { email: string | null; password: boolean }) {
  const recipient = await recipientOf(sql, id);
  if (!recipient) return;
  if (changed.email !== null) {
    await queueMail(sql, { ...recipient, template: 'address-changed', values: { email: changed.email } });
  }
  if (changed.password) await notifyPasswordChange(sql, id, recipient, '');
}

/**
 * A new address is confirmed by a code that is mailed there. Codes mailed to the old address are no longer valid:
 * a reader of that mailbox could confirm the new address with them, or set a password.
 */
async function confirmAnew(sql: TransactionSql, codes: OneTimeCodes, id: number, name: string) {
  await sql`delete from one_time_code where user_id = ${id} and purpose <> 'verify-phone'`;
  const recipient = await recipientOf(sql, id);
  if (recipient) await mailAddressCode(sql, codes, id, name, recipient);
}

/** Changes name, addresses and password of an account, and notifies its owner. [J39] */
export async function changeUser(
  { sql, codes }: ChangeDeps,
  { id, email, name, password = '', mobile }: CallRequest<typeof updateUser>,
  context: CallContext,
): Promise<CallOutcome<typeof updateUser>> {
  const { actor } = principalOf(context);
  if (password !== '' && isWeakPassword(password, { email, name })) return fieldFailure('password', 'password-weak');

  const hash = password === '' ? null : await hashPassword(password);
  const changed = sql.begin(async (transaction): Promise<CallOutcome<typeof updateUser>> => {
    const user = await lockManaged(transaction, 'users.edit', actor, id);
    if (user instanceof Failure) return user;

    const isNewAddress = email !== user.email;
    if (isNewAddress && isReservedEmail(email)) return fieldFailure('email', 'email');

    // with a password or an address of their choice, administrators could sign in to the account
    const isWayIn = isNewAddress || hash !== null;
    if (isWayIn && (await wouldReachAbroad(transaction, actor, id))) return new Failure('forbidden');

    await notifyOfEdit(transaction, id, { email: isNewAddress ? email : null, password: hash !== null });
    const [before] = await transaction<{ mobile: string | null }[]>`select mobile from users where id = ${id}`;
    await transaction`
      update users set name = ${name}, email = ${email},
        email_verified_at = case when ${isNewAddress} then null else email_verified_at end,
        mobile_verified_at = case when mobile is distinct from ${mobile || null} and ${mobile !== undefined} then null
          else mobile_verified_at end,
        mobile = case when ${mobile !== undefined} then ${mobile || null} else mobile end
      where id = ${id}`;
    if (isNewAddress) await confirmAnew(transaction, codes, id, name);
    if (hash !== null) await setSeenPassword(transaction, id, hash);
    if (isWayIn) await endSessions(transaction, id, 'password');
    const kept = before?.mobile ?? null;
    await audit(
      transaction,
      actor.id,
      hash === null ? 'user.edited' : 'user.password-set',
      id,
      {},
      {
        entity: 'user',
        id,
        before: auditedFields({ ...user, mobile: kept }),
        after: auditedFields({ name, email, mobile: mobile === undefined ? kept : mobile || null }),
      },
    );

    return readAdminUser(transaction, id);
  });

  return changed.catch((error: unknown) => {
    if (isEmailTaken(error)) return fieldFailure('email', 'email-taken');
    throw error;
  });
}

/** Removes an account as its owner would. A mail in the account's language says when its data is erased. [J40, H08] */
export async function removeUser(sql: Sql, id: number, context: CallContext): Promise<CallOutcome<typeof deleteUser>> {
  const { actor } = principalOf(context);
  return sql.begin(async (transaction) => {
    const user = await lockManaged(transaction, 'users.delete', actor, id);
    if (user instanceof Failure) return user;
    if (user.status === userStatus.deleted) markAudited();
    else {
      const recipient = await recipientOf(transaction, id);
      const erased = await closeAccount(transaction, id);
      const values = { name: user.name, eraseOn: erased.toISOString() };
      if (recipient) await queueMail(transaction, { ...recipient, template: 'account-removed', values });
      await audit(transaction, actor.id, 'user.removed', id);
    }

    return { removed: true as const };
  });
}
