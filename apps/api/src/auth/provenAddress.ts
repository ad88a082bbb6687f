import type { TransactionSql } from 'postgres';
import { confirmAddress } from '../accounts/confirmAddress.ts';
import { endSessions } from './endSessions.ts';

/**
 * Call it when somebody has proven that the address of an account is theirs, by another way than its password. Until
 * then anybody could have opened the account with this address and waited. So everything that could sign in to an
 * unverified account is deleted, and its address is confirmed.
 */
export async function proveAddress(sql: TransactionSql, userId: number): Promise<null> {
  const [row] = await sql<{ unproven: boolean }[]>`
    select email_verified_at is null as unproven from users where id = ${userId} for no key update`;
  if (!row?.unproven) return null;

  await sql`delete from user_password where user_id = ${userId}`;
  await sql`delete from passkey where user_id = ${userId}`;
  await sql`delete from passkey_challenge where user_id = ${userId}`;
  await sql`delete from identity where user_id = ${userId}`;
  await sql`delete from totp where user_id = ${userId}`;
  await sql`delete from recovery_code where user_id = ${userId}`;
  await sql`delete from known_device where user_id = ${userId}`;
  await sql`delete from one_time_code where user_id = ${userId}`;
  await sql`update users set mobile = null where id = ${userId} and mobile_verified_at is not null`;
  await endSessions(sql, userId, 'verified');
  await confirmAddress(sql, userId);

  return null;
}
