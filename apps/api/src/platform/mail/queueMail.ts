import type { Mail } from '@volan/documents';
import type { Sql, TransactionSql } from 'postgres';

/** Queues a mail. In the transaction of what it tells about it is sent if that happened, and only then. */
export async function queueMail(
  sql: Sql | TransactionSql,
  { to, brand, language, template, values }: Mail,
): Promise<void> {
  await sql`
    insert into mail (recipient, brand, language, template, content)
    values (${to}, ${brand}, ${language}, ${template}, ${sql.json({ ...values })})`;
}
