import { bansOfEmail, wordsForBans } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';

/** Whether a text contains a banned word or phrase as whole words. [P58] */
export async function holdsBannedWord(sql: Sql | TransactionSql, text: string): Promise<boolean> {
  const [found] = await sql`
    select from ban where kind = 'word' and position(' ' || value || ' ' in ${wordsForBans(text)}) > 0 limit 1`;
  return found !== undefined;
}

/** Whether an e-mail address or its domain is banned. @param email in small letters [P58] */
export async function isBannedEmail(sql: Sql | TransactionSql, email: string): Promise<boolean> {
  const [found] = await sql`select from ban where kind = 'email' and value in ${sql(bansOfEmail(email))} limit 1`;
  return found !== undefined;
}

/** Whether an IP address is in a banned network. [P58] */
export async function isBannedAddress(sql: Sql | TransactionSql, address: string): Promise<boolean> {
  const [found] = await sql`select from ban where kind = 'network' and network >>= ${address}::text::inet limit 1`;
  return found !== undefined;
}
