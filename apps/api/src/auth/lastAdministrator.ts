import { groups, userStatus } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';

/** Role of an account in the administration, when its owner leaves. */
export interface LeavingAdministrator {
  /** In group 1 or 6. */
  readonly isAdministrator: boolean;
  /** The last one in group 1 that can act: without it nobody can use the administration any more. */
  readonly isLast: boolean;
}

/**
 * Whether an administrator leaves, and whether it is the last one. If an administrator with all rights leaves, all of
 * them are locked until the transaction ends, in the order of their ids: if two leave at once, the second is the last.
 */
export async function leavingAdministrator(sql: TransactionSql, userId: number): Promise<LeavingAdministrator> {
  await sql`
    select from users where id = ${userId} or id in (
      select user_id from user_group where group_id = ${groups.administrators} and exists (
        select from user_group as own where own.user_id = ${userId} and own.group_id = ${groups.administrators}))
    order by id for no key update`;
  const [row] = await sql<[{ administrator: boolean; full: boolean; others: boolean }]>`
    select
      exists (select from user_group where user_id = ${userId} and group_id in ${sql(Object.values(groups))})
        as administrator,
      exists (select from user_group where user_id = ${userId} and group_id = ${groups.administrators}) as full,
      exists (
        select from user_group join users as other on other.id = user_id
        where group_id = ${groups.administrators} and other.status = ${userStatus.active} and other.id <> ${userId}
      ) as others`;
  return { isAdministrator: row.administrator, isLast: row.full && !row.others };
}
