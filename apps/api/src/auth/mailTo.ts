import type { Mail, MailValues } from '@volan/documents';
import { brands, isLanguageValue, toBrandId, userStatus, type UserStatus } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { notify } from '../notifications/notify.ts';
import { queueMail } from '../platform/mail/queueMail.ts';

/** Who gets a mail, and how it looks. */
export type MailRecipient = Pick<Mail, 'to' | 'brand' | 'language'>;

/**
 * The owner of an account as a recipient, in the look of the brand and the language that the account chose: for mails that
 * somebody else caused. Null where the account is gone or has no address.
 */
export async function recipientOf(sql: Sql | TransactionSql, userId: number): Promise<MailRecipient | null> {
  const account = await localeOf(sql, userId);
  return account?.email ? { to: account.email, brand: account.brand, language: account.language } : null;
}

/** In the look of which brand and in which language an account is told something; null where it is gone. */
export async function localeOf(sql: Sql | TransactionSql, userId: number) {
  const [row] = await sql<{ email: string | null; brand: string | null; language: string | null }[]>`
    select email, brand, language from users where id = ${userId}`;
  if (!row) return null;
  const brand = toBrandId(row.brand);
  const language =
    row.language !== null && isLanguageValue(row.language) ? row.language : brands[brand].defaultLanguage;
  return { email: row.email, brand, language };
}

/**
 * Tells the owner of another password, and how many passkeys open the account all the same: one of them may be a stranger's.
 *
 * @param device on which it was set; empty: not the owner's
 * @returns how many passkeys these are
 */
export async function tellOfPassword(
  sql: TransactionSql,
  userId: number,
  recipient: MailRecipient,
  device: string,
): Promise<number> {
  const [row] = await sql<{ passkeys: number }[]>`
    select count(*)::int as passkeys from passkey where user_id = ${userId}`;
  const passkeys = row?.passkeys ?? 0;
  const values = { when: new Date().toISOString(), device, passkeys };
  await notify(sql, [userId], { event: 'password-changed' });
  await queueMail(sql, { ...recipient, template: 'password-changed', values });
  return passkeys;
}

/** A state of an account, as its owner is told of it. */
export interface StatusTold {
  readonly status: UserStatus;
  /** As the administrator wrote it; empty: none. */
  readonly reason: string;
  /** Of a suspension or a ban. */
  readonly statement?: MailValues['account-status']['statement'];
}

/**
 * Tells somebody that an administrator changed the state of the account, and why. Call it in the transaction of the
 * change. States that nobody is told of are passed over: not verified, and deleted, which has a mail of its own. [J41]
 */
export async function tellOfStatus(
  sql: Sql | TransactionSql,
  userId: number,
  { status, reason, statement }: StatusTold,
): Promise<void> {
  const told = {
    [userStatus.active]: 'active',
    [userStatus.suspended]: 'suspended',
    [userStatus.banned]: 'banned',
  } as const;
  if (status === userStatus.notVerified || status === userStatus.deleted) return;
  const recipient = await recipientOf(sql, userId);
  if (!recipient) return;
  const values = { status: told[status], reason, ...(statement && { statement }) };
  await queueMail(sql, { ...recipient, template: 'account-status', values });
}
