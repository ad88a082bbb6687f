import type { Logger } from 'pino';
import type { Sql } from 'postgres';
import { consumeOutbox, type Follower, type OutboxEvent } from '../platform/outbox/consumeOutbox.ts';
import type { FeedPosition } from '../platform/outbox/consumeOutbox.ts';
import { roomOfAccount, roomOfUser, type SocketServer } from './Sockets.ts';

/** A conversation with the accounts of its two sides. */
interface ConversationIds {
  readonly id: number;
  readonly adId: number;
  readonly buyerId: number;
  readonly sellerId: number;
}

/** The facts of a message that decide who receives it. */
interface EventMessage {
  readonly id: number;
  readonly senderId: number;
  /** Only a sent message reaches the other side. */
  readonly isSent: boolean;
}

/**
 * Notifies the two sides of a conversation about a new message or a changed mark, and users about their notifications.
 * It follows the outbox from the moment of `begin`: a client that connects later asks the calls for earlier events.
 * [F22, T29]
 *
 * @param settled resolves when sockets are only in the rooms of their current companies
 */
export function notifyConversations(io: SocketServer, sql: Sql, logger: Logger, settled: () => Promise<void>) {
  let begun: Promise<Follower> | undefined;

  async function apply(events: readonly OutboxEvent[]) {
    // read before anything is sent: a failure half-way would send events twice
    const relevant = events.filter(({ topic }) => topic === 'message' || topic === 'conversation');
    const [sides, messages] = await Promise.all([
      readSides(sql, idsOf(relevant, 'conversation_id')),
      readMessages(sql, idsOf(relevant, 'message_id')),
    ]);
    // a user who left before the event is out of the room: the database reported that first
    await settled();
    for (const { topic, told_id: userId, notification_id: id } of events) {
      if (topic === 'notification' && userId !== null) io.local.to(roomOfUser(userId)).emit('notification', { id });
    }
    for (const { conversation_id: id, message_id: messageId, told_id: accountId } of relevant) {
      const conversation = sides.get(Number(id));
      if (!conversation) continue;
      if (messageId === null) notifyReadMark(io, conversation, accountId);
      else notifyMessage(io, conversation, messages.get(messageId));
    }
  }

  return {
    /** Resolves when every later event will be sent. */
    async begin() {
      begun ??= endOfOutbox(sql).then((position) => consumeOutbox(sql, position, apply, logger));
      await begun.catch((error: unknown) => {
        begun = undefined;
        throw error;
      });
    },
    async close() {
      await (await begun?.catch(() => null))?.close();
    },
  };
}

const placesOf = ({ adId, buyerId, sellerId }: ConversationIds) =>
  [
    { ad_id: adId, account_id: buyerId, other_id: sellerId },
    { ad_id: adId, account_id: sellerId, other_id: buyerId },
  ] as const;

/** @param onlyFor the side that it concerns; null: both */
function notifyReadMark(io: SocketServer, conversation: ConversationIds, onlyFor: number | null) {
  for (const place of placesOf(conversation)) {
    if (onlyFor !== null && place.account_id !== onlyFor) continue;

    io.local.to(roomOfAccount(place.account_id)).emit('conversation', place);
  }
}

function notifyMessage(io: SocketServer, conversation: ConversationIds, message: EventMessage | undefined) {
  if (!message) return;

  for (const place of placesOf(conversation)) {
    const mine = place.account_id === message.senderId;
    if (!mine && !message.isSent) continue;

    io.local
      .to(roomOfAccount(place.account_id))
      .emit('message', { kind: 'message', ...place, message_id: message.id, mine });
  }
}

const idsOf = (events: readonly OutboxEvent[], key: 'conversation_id' | 'message_id') => [
  ...new Set(events.flatMap((event) => event[key] ?? [])),
];

async function readSides(sql: Sql, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, ConversationIds>();

  const rows = await sql<ConversationIds[]>`
    select id::int, ad_id::int as "adId", buyer_id::int as "buyerId", seller_id::int as "sellerId"
    from conversation where id = any (${[...ids]})`;
  return new Map(rows.map((row) => [row.id, row]));
}

async function readMessages(sql: Sql, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, EventMessage>();

  const rows = await sql<EventMessage[]>`
    select id::int, sender_id::int as "senderId", state = 'sent' as "isSent"
    from conversation_message where id = any (${[...ids]})`;
  return new Map(rows.map((row) => [row.id, row]));
}

/** The position after all events that are committed now. */
async function endOfOutbox(sql: Sql): Promise<FeedPosition> {
  const [row] = await sql<{ xid: string }[]>`select pg_snapshot_xmin(pg_current_snapshot())::text as xid`;
  return { xid: row?.xid ?? '0', seq: 0 };
}
