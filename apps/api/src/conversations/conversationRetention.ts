import type { Sql, TransactionSql } from 'postgres';
import { reportDays } from '../moderation/reports.ts';

/** Months until a message is erased. [M64] */
export const messageMonths = 24;

/** Messages that are erased at a time. */
const batch = 10_000;

/**
 * Erases messages after their time, with their attachments, and conversations without messages. Returns how many. [M64]
 */
export function deleteOldMessages(database: Sql): Promise<number> {
  return database.begin(async (sql) => {
    const { count } = await sql`
      with old as (
        select id from conversation_message where created_at < now() - make_interval(months => ${messageMonths})
        order by created_at limit ${batch} for update skip locked),
      files as (
        insert into stray_file (object_key)
        select object_key from conversation_attachment where message_id in (select id from old))
      delete from conversation_message where id in (select id from old)`;
    const empty = await sql`
      delete from conversation where created_at < now() - make_interval(months => ${messageMonths})
        and not exists (select from conversation_message where conversation_id = conversation.id)`;
    return count + empty.count;
  });
}

/** Deletes reports of conversations after their time. Returns how many. [M64] */
export async function deleteOldConversationReports(sql: Sql): Promise<number> {
  const { count } = await sql`delete from conversation_report where at < now() - make_interval(days => ${reportDays})`;
  return count;
}

/**
 * Erases the messages of removed accounts. The other side keeps its own messages, and sees that there was one. A
 * conversation without any messages left is deleted. [M64]
 */
export async function eraseConversations(sql: TransactionSql, userIds: number[]): Promise<void> {
  const ids = [...userIds];
  const written = sql`select id from conversation_message where sender_id = any (${ids}::bigint[])`;
  await sql`
    with files as (
      delete from conversation_attachment where message_id in (${written}) returning object_key)
    insert into stray_file (object_key) select object_key from files`;
  await sql`
    update conversation_message set text = '', folded = '', digest = '', warnings = '[]', links = '[]', erased = true
    where sender_id = any (${ids}::bigint[])`;
  await sql`
    update conversation set vehicle_id = null, vehicle_title = null, vehicle_slug = null, vehicle_kind = null,
      vehicle_picture_id = null
    where buyer_id = any (${ids}::bigint[]) and vehicle_id is not null`;
  await sql`delete from blocked_user where user_id = any (${ids}::bigint[]) or blocked_id = any (${ids}::bigint[])`;
  await sql`delete from canned_answer where user_id = any (${ids}::bigint[])`;
  await sql`delete from conversation_report where user_id = any (${ids}::bigint[])`;
  await sql`
    delete from conversation where (buyer_id = any (${ids}::bigint[]) or seller_id = any (${ids}::bigint[]))
      and not exists (select from conversation_message where conversation_id = conversation.id and not erased)`;
}
