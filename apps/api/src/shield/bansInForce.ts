import { bansOfEmail, wordsForBans } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';

/** Whether a text holds a banned word or phrase, between other words. [P58] */
export async function holdsBannedWord(sql: Sql | TransactionSql, text: string): Promise<boolean> {
  const [found] = await sql`
    select from ban where kind = 'word' and position(' ' || value || ' ' in ${wordsForBans(text)}) > 0 limit 1`;
  return found !== undefined;
}

/** Whether an address of mail, or its domain, opens no account. [P58] @param email in small letters */
export async function isBannedEmail(sql: Sql | TransactionSql, email: string): Promise<boolean> {
  const [found] = await sql`select from ban where kind = 'email' and value in ${sql(bansOfEmail(email))} limit 1`;
  return found !== undefined;
}

/** Whether an address of the network lies in one that is banned. [P58] */
export async function isBannedAddress(sql: Sql | TransactionSql, address: string): Promise<boolean> {
  const [found] = await sql`select from ban where kind = 'network' and network >>= ${address}::text::inet limit 1`;
  return found !== undefined;
}
