import { notificationMonths } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';

/** Notifications that are erased at a time. */
const batch = 10_000;

/** Erases notifications whose time is over, read or not. Answers how many. [M64] */
export async function deleteOldNotifications(sql: Sql): Promise<number> {
  const { count } = await sql`
    delete from notification where id in (
      select id from notification where created_at < now() - make_interval(months => ${notificationMonths})
      order by created_at limit ${batch} for update skip locked)`;
  return count;
}

/** Deletes the notifications of removed accounts. [M64] */
export async function eraseNotifications(sql: TransactionSql, userIds: number[]): Promise<void> {
  const ids = [...userIds];
  await sql`delete from notification where user_id = any (${ids}::bigint[])`;
  await sql`delete from notification_setting where user_id = any (${ids}::bigint[])`;
}
