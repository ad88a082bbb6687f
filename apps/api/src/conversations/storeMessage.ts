import { createHash } from 'node:crypto';
import { fold, readableText } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { marketDay } from '../platform/brands/marketDay.ts';
import { notifyOfMessage } from '../notifications/notify.ts';
import type { Inspection } from '../shield/inspect.ts';
import type { ConversationSide } from './conversationSide.ts';
import { messageColumns, type MessageRow } from './readMessages.ts';
import type { WrittenMessage } from './WrittenMessage.ts';

/** A message that may be stored. */
export interface StoredMessage {
  readonly authorId: number;
  readonly clientId: string;
  readonly text: string;
  /** The recipient has not answered in this conversation yet. */
  readonly unanswered: boolean;
  /** Until then only its sender sees it; null: it is sent at once. */
  readonly heldUntil: Date | null;
  /** Warnings and links that the shield found in the text. */
  readonly found: Inspection;
  readonly file: WrittenMessage['file'];
}

/** Text for the search: the folded form of the visible text. */
const foldedOf = (text: string) => fold(readableText(text).text);

/** Digest that is equal for equal texts, regardless of capitals, diacritics, spaces and invisible characters. */
export const digestOf = (text: string) =>
  createHash('sha256').update(foldedOf(text).replaceAll(/\s+/g, ' ').trim()).digest();

/** Stores a message of one side. If the other side has blocked it, only its sender sees it. */
export async function storeMessage(
  sql: TransactionSql,
  { conversationId, accountId, otherId, isBuyer }: Omit<ConversationSide, 'adId' | 'serviceId' | 'brand'>,
  { authorId, clientId, text, unanswered, heldUntil, found, file }: StoredMessage,
): Promise<MessageRow> {
  // under a lock, so that the ids of messages of a conversation have the order of their commits
  await sql`select from conversation where id = ${conversationId} for no key update`;
  const [blocking] = await sql`select from blocked_user where user_id = ${otherId} and blocked_id = ${accountId}`;
  const state = blocking ? 'blocked' : heldUntil ? 'held' : 'sent';
  const row = {
    conversation_id: conversationId,
    sender_id: accountId,
    author_id: authorId,
    client_id: clientId,
    text,
    folded: foldedOf(text),
    digest: digestOf(text),
    unanswered,
    state,
    held_until: state === 'held' ? heldUntil : null,
    warnings: jsonOf(sql, found.warnings),
    links: jsonOf(sql, found.links),
  };
  const [made] = await sql<{ id: number }[]>`insert into conversation_message ${sql(row)} returning id`;
  if (!made) throw new Error('The message was not stored.');

  await file?.store(sql, made.id);
  await showMessage(sql, conversationId, made.id, state === 'sent' ? null : accountId);
  if (state === 'sent') {
    await noteAnswer(sql, conversationId, isBuyer);
    await notifyOfMessage(sql, { conversationId, messageId: made.id, accountId: otherId });
  }
  const [stored] = await sql<MessageRow[]>`
    select ${messageColumns(sql)} from conversation_message x where x.id = ${made.id}`;
  if (!stored) throw new Error('The message was not stored.');

  return stored;
}

/**
 * Puts a message at the top of the inboxes that see it, and brings an archived conversation back. A seller who was only
 * reported until now gets the conversation with the first message.
 *
 * @param onlyFor the one side that sees it; null: both do
 */
export async function showMessage(
  sql: TransactionSql,
  conversationId: number,
  messageId: number,
  onlyFor: number | null,
): Promise<void> {
  await sql`
    insert into conversation_member as member (conversation_id, user_id, last_message_id)
    select id, side, ${messageId} from conversation, unnest(array[buyer_id, seller_id]) side
    where id = ${conversationId} and side = ${onlyFor ?? sql`side`}
    on conflict (conversation_id, user_id) do update
    set last_message_id = greatest(member.last_message_id, excluded.last_message_id),
      archived = member.archived and member.muted`;
}

/**
 * Stores when the seller first had something to answer, and when they first answered. The first message to a car service
 * counts as a request. [M16, M53]
 */
export async function noteAnswer(sql: TransactionSql, conversationId: number, isBuyer: boolean): Promise<void> {
  if (isBuyer) {
    await sql`
      with asked as (
        update conversation set asked_at = now() where id = ${conversationId} and asked_at is null returning service_id)
      insert into service_day (service_id, day, requests)
      select id, ${marketDay(Date.now())}::date, 1 from car_service where id in (select service_id from asked)
      on conflict (service_id, day) do update set requests = service_day.requests + 1`;
    return;
  }
  await sql`
    update conversation set answered_at = now()
    where id = ${conversationId} and answered_at is null and asked_at is not null`;
}

const jsonOf = (sql: TransactionSql, found: Inspection['warnings'] | Inspection['links']) =>
  sql.json(found.map((one) => ({ ...one })));
