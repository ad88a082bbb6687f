import type { BrandId, LanguageValue } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';

/** A mail, by its template and what it says. */
export interface Mail {
  readonly to: string;
  readonly brand: BrandId;
  readonly language: LanguageValue;
  readonly template: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Queues a mail in the transaction of what it tells about. */
export async function queueMail(sql: Sql | TransactionSql, { to, brand, language, template, values }: Mail) {
  await sql`
    insert into mail (recipient, brand, language, template, content)
    values (${to}, ${brand}, ${language}, ${template}, ${sql.json(values)})`;
}
