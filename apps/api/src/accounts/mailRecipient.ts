import type { Mail } from '@volan/documents';
import { brands, isLanguageValue, toBrandId } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';

/** The recipient of a mail, with its brand and language. */
export type MailRecipient = Pick<Mail, 'to' | 'brand' | 'language'>;

/**
 * The owner of an account as a recipient, in the brand and language that the account chose. Use it for mails that
 * somebody else caused. Null: the account is gone or has no e-mail address.
 */
export async function recipientOf(sql: Sql | TransactionSql, userId: number): Promise<MailRecipient | null> {
  const account = await localeOf(sql, userId);
  return account?.email ? { to: account.email, brand: account.brand, language: account.language } : null;
}

/** The brand and language of notices to an account. Null: the account is gone. */
export async function localeOf(sql: Sql | TransactionSql, userId: number) {
  const [row] = await sql<{ email: string | null; brand: string | null; language: string | null }[]>`
    select email, brand, language from users where id = ${userId}`;
  if (!row) return null;

  const brand = toBrandId(row.brand);
  const language =
    row.language !== null && isLanguageValue(row.language) ? row.language : brands[brand].defaultLanguage;

  return { email: row.email, brand, language };
}
