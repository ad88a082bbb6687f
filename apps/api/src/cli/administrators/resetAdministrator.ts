import type { AuditAction } from '@volan/api-contract';
import { groups } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { endSessions } from '../../auth/endSessions.ts';
import { hashPassword, makePassword } from './hashPassword.ts';

/** Result of resetting the password and second factors of an administrator. */
export type Reset =
  /** The password is shown once, is good for a day, and must be replaced after the sign-in. */
  | { readonly outcome: 'reset'; readonly id: number; readonly password: string }
  /** Nobody with the rights of an administrator has this address. */
  | { readonly outcome: 'unknown' };

/**
 * Gives an administrator of group 1 or 6 a new first password, and deletes their second factor, recovery codes and
 * passkeys; sessions end. Audited. For administrators who lost the phone, or whose first password has expired.
 *
 * @param email In small letters, without spaces around.
 */
export async function resetAdministrator(sql: Sql, email: string): Promise<Reset> {
  const password = makePassword();
  const hash = await hashPassword(password);
  return sql.begin(async (transaction) => {
    const [user] = await transaction<{ id: number }[]>`
      select id::int from users
      where email = ${email} and status < 3 and exists (
        select from user_group where user_id = users.id and group_id in ${sql(Object.values(groups))})
      for update`;
    if (!user) return { outcome: 'unknown' };

    const { id } = user;
    await transaction`
      insert into user_password (user_id, hash, must_change) values (${id}, ${hash}, true)
      on conflict (user_id) do update set hash = excluded.hash, must_change = true, changed_at = now()`;
    await transaction`delete from totp where user_id = ${id}`;
    await transaction`delete from recovery_code where user_id = ${id}`;
    await transaction`delete from passkey where user_id = ${id}`;
    await endSessions(transaction, id, 'password');
    await transaction`insert into audit_entry (action, subject_id)
      values (${'administrator.reset' satisfies AuditAction}, ${id})`;

    return { outcome: 'reset', id, password };
  });
}
