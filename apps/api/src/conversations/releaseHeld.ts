import { userStatus } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { notifyOfMessage } from '../notifications/notify.ts';
import { oneByOne } from '../platform/jobs/oneByOne.ts';
import { noteAnswer, showMessage } from './storeMessage.ts';

/** Messages that are released in one run. */
const batch = 100;

/**
 * Sends held messages that are due. They get a new id, since for the other side they are the newest. Messages of a
 * blocked or suspended user are not sent. Several servers may run it at once. Returns how many were sent. [M61]
 */
export async function releaseHeldMessages(database: Sql, now: Date): Promise<number> {
  const due = await database<{ id: number; conversation_id: number }[]>`
    select id, conversation_id from conversation_message
    where state = 'held' and held_until <= ${now} order by held_until limit ${batch}`;
  const released = await oneByOne(due, (held) => database.begin((sql) => release(sql, held)));
  return released.filter(Boolean).length;
}

/** Sends one message; returns whether it was sent. */
async function release(
  sql: TransactionSql,
  { id, conversation_id: conversationId }: { id: number; conversation_id: number },
): Promise<boolean> {
  const [between] = await sql<{ buyer_id: number; seller_id: number }[]>`
    select buyer_id, seller_id from conversation where id = ${conversationId} for no key update`;
  const [row] = await sql<{ id: number; sender_id: number; state: string }[]>`
    update conversation_message x set id = default, held_until = null, state = case
      when exists (select from blocked_user join conversation on conversation.id = x.conversation_id
        where blocked_id = x.sender_id and user_id in (buyer_id, seller_id)) then 'blocked'
      when (select status from users where id = x.sender_id) >= ${userStatus.suspended} then 'blocked'
      else 'sent' end
    where x.id = ${id} and state = 'held' returning id, sender_id, state`;
  if (!row || !between) return false;

  const isSent = row.state === 'sent';
  const isBuyer = row.sender_id === between.buyer_id;
  await showMessage(sql, conversationId, row.id, isSent ? null : row.sender_id);
  if (isSent) {
    await noteAnswer(sql, conversationId, isBuyer);
    const accountId = isBuyer ? between.seller_id : between.buyer_id;
    await notifyOfMessage(sql, { conversationId, messageId: row.id, accountId });
  }

  return isSent;
}
