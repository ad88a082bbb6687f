import { createHmac, randomInt } from 'node:crypto';
import type { Sql, TransactionSql } from 'postgres';
import type { Keys } from './keys.ts';

/** Number of codes of an account. */
const recoveryCodeCount = 10;

/** Letters and digits that cannot be mistaken for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The form in which codes are compared: without separators that people type. */
const plain = (code: string) => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const hashOf = (keys: Keys, userId: number, code: string) =>
  createHmac('sha256', keys('recovery-code'))
    .update(`${userId} ${plain(code)}`)
    .digest();

/** Makes ten codes such as `k7m2q-9fxtd`, which replace the earlier ones. The plain codes are returned once. */
export async function makeRecoveryCodes(sql: TransactionSql, keys: Keys, userId: number): Promise<string[]> {
  const letters = (count: number) =>
    Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)] ?? '').join('');
  const codes = Array.from({ length: recoveryCodeCount }, () => `${letters(5)}-${letters(5)}`);
  await sql`delete from recovery_code where user_id = ${userId}`;
  const rows = codes.map((code) => ({ user_id: userId, hash: hashOf(keys, userId, code) }));
  await sql`insert into recovery_code ${sql(rows)}`;

  return codes;
}

/** Uses a code up; false if it is not one of the account. If two requests use it at once, only one succeeds. */
export async function consumeRecoveryCode(
  sql: Sql | TransactionSql,
  keys: Keys,
  userId: number,
  code: string,
): Promise<boolean> {
  const { count } = await sql`
    delete from recovery_code where user_id = ${userId} and hash = ${hashOf(keys, userId, code)}`;
  return count > 0;
}
