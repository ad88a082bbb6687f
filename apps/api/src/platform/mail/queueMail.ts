import type { Mail } from '@volan/documents';
import type { JSONValue, Sql, TransactionSql } from 'postgres';

/**
 * Queues a mail. In the transaction of what it tells about it is sent if that happened, and only then. One with a code
 * is worth sending as long as the code holds.
 */
export async function queueMail(
  sql: Sql | TransactionSql,
  { to, brand, language, template, values }: Mail,
): Promise<void> {
  const minutes = 'code' in values ? values.minutes : null;
  await sql`
    insert into mail (recipient, brand, language, template, content, expires_at)
    values (
      ${to}, ${brand}, ${language}, ${template}, ${sql.json({ ...values } as unknown as JSONValue)}, now() + make_interval(mins => ${minutes}))`;
}
