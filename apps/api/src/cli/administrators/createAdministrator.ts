import type { AuditAction } from '@volan/api-contract';
import { groups } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { hashPassword, makePassword } from './hashPassword.ts';

/** Result of making an account an administrator's. */
export type Created =
  /** A new account. The password is shown once and is good for one sign-in. */
  | { readonly outcome: 'created'; readonly id: number; readonly password: string }
  /** An existing account that has the rights now. Its own password stays; if it had none, one was made. */
  | { readonly outcome: 'promoted'; readonly id: number; readonly password: string | null }
  /** It is an administrator's already; nothing was changed. */
  | { readonly outcome: 'known'; readonly id: number }
  /** Suspended, banned or deleted: its rights would be of no use. */
  | { readonly outcome: 'closed'; readonly id: number };

/**
 * Makes the account of an administrator (group 1 [H03]), or gives an account its rights; audited. Repeating it changes
 * nothing.
 *
 * @param email In small letters, without spaces around.
 */
export async function createAdministrator(sql: Sql, email: string): Promise<Created> {
  const password = makePassword();
  const hash = await hashPassword(password);
  return sql.begin(async (transaction) => {
    const [made] = await transaction<{ id: number }[]>`
      insert into users (name, email, verified) values ('Administrator', ${email}, true)
      on conflict (email) do nothing returning id`;
    if (made) {
      await grant(transaction, made.id);
      await setPassword(transaction, made.id, hash);
      await note(transaction, 'administrator.created', made.id);

      return { outcome: 'created', id: made.id, password };
    }
    const [account] = await transaction<{ id: number; status: number }[]>`
      select id, status from users where email = ${email} for update`;
    if (!account) throw new Error('The account was removed at this moment. Try again.');

    const { id, status } = account;
    if (status >= 2) return { outcome: 'closed', id };
    if (!(await grant(transaction, id))) return { outcome: 'known', id };

    const isFirst = await setPassword(transaction, id, hash);
    await note(transaction, 'administrator.promoted', id);

    return { outcome: 'promoted', id, password: isFirst ? password : null };
  });
}

/** False: the account had the rights before. */
async function grant(sql: TransactionSql, id: number) {
  const { count } = await sql`
    insert into user_group (user_id, group_id) values (${id}, ${groups.administrators}) on conflict do nothing`;
  return count > 0;
}

/** False: the account has a password of its own. */
async function setPassword(sql: TransactionSql, id: number, hash: string) {
  const { count } = await sql`
    insert into user_password (user_id, hash, must_change) values (${id}, ${hash}, true) on conflict do nothing`;
  return count > 0;
}

const note = (sql: TransactionSql, action: AuditAction, id: number) =>
  sql`insert into audit_entry (action, subject_id) values (${action}, ${id})`;
