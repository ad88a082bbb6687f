import type { Mail } from '@volan/documents';
import type { JSONValue, Sql, TransactionSql } from 'postgres';

/**
 * Queues a mail. Call it in the transaction of the event, so that the mail is only sent if the event happened. A mail
 * with a code is not sent after the code has expired.
 */
export async function queueMail(
  sql: Sql | TransactionSql,
  { to, brand, language, template, values }: Mail,
): Promise<void> {
  const minutes = 'code' in values ? values.minutes : null;
  await sql`
    insert into mail (recipient, brand, language, template, content, expires_at)
    values (
      ${to}, ${brand}, ${language}, ${template}, ${sql.json({ ...values } as unknown as JSONValue)},
      now() + make_interval(mins => ${minutes}))`;
}
