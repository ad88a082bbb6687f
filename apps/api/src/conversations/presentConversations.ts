import type { Conversation, ConversationAd } from '@volan/api-contract';
import { pictureUrl, type Actor, type LanguageValue } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import type { ConversationDeps } from './ConversationDeps.ts';
import { messageColumns, presentMessage, type MessageRow } from './readMessages.ts';
import { readParties } from '../accounts/readParties.ts';

/** A stored conversation of one side. */
export interface ConversationRow {
  readonly id: number;
  readonly ad_id: number;
  readonly buyer_id: number;
  readonly seller_id: number;
  readonly ad_title: string;
  readonly ad_slug: string;
  readonly ad_kind: string;
  readonly ad_price: number | null;
  readonly picture_id: number | null;
  readonly account_id: number;
  readonly last_message_id: number;
  readonly muted: boolean;
  readonly archived: boolean;
  readonly unread: number;
  readonly blocked: boolean;
}

/** Columns of a {@link ConversationRow} of `conversation` as `c` and `conversation_member` as `m`. */
export const conversationColumns = (sql: Sql) => sql`
  c.id, c.ad_id, c.buyer_id, c.seller_id, ad_title, ad_slug, ad_kind, ad_price, picture_id,
  m.user_id as account_id, m.last_message_id, m.muted, m.archived,
  (select count(*)::int from conversation_message x where x.conversation_id = c.id and ${isUnread(sql)}) as unread,
  exists (select from blocked_user
    where user_id = m.user_id and blocked_id in (c.buyer_id, c.seller_id)) as blocked`;

/** Whether a side, `m`, has not read a message, `x`. Its own messages never count. [J74] */
export const isUnread = (sql: Sql | TransactionSql) =>
  sql`x.id > m.last_read_message_id and x.sender_id <> m.user_id and x.state = 'sent'`;

/** Width of the cover beside a conversation, in pixels. */
const coverWidth = 240;

/**
 * Conversations as their sides see them, with the present state of their ads. For a deleted ad the stored copy is
 * shown.
 */
export async function presentConversations(
  { sql, ads }: Pick<ConversationDeps, 'sql' | 'ads'>,
  rows: readonly ConversationRow[],
  actor: Actor,
  language: LanguageValue,
): Promise<Conversation[]> {
  const otherOf = (row: ConversationRow) => (row.account_id === row.buyer_id ? row.seller_id : row.buyer_id);
  const lastIds = rows.map((row) => row.last_message_id);
  const [party, messages, known] = await Promise.all([
    readParties(sql, rows.map(otherOf)),
    sql<MessageRow[]>`
      select ${messageColumns(sql)} from conversation_message x where x.id = any (${lastIds}::bigint[])`,
    ads.withEnded([...new Set(rows.map((row) => row.ad_id))], language),
  ]);
  const messageOf = new Map(messages.map((message) => [message.id, message]));
  const adOf = new Map(known.map((one) => [one.ad.id, one]));

  return rows.map((row) => {
    const last = messageOf.get(row.last_message_id);
    return {
      ad: presentAd(row, adOf.get(row.ad_id)),
      account_id: row.account_id,
      role: row.account_id === row.buyer_id ? 'buyer' : 'seller',
      other: party(otherOf(row)),
      last_message: last ? presentMessage(last, { actor, accountId: row.account_id }) : null,
      unread: row.unread,
      muted: row.muted,
      archived: row.archived,
      blocked: row.blocked,
    };
  });
}

const coverOf = (id: number | null | undefined) => (id ? pictureUrl(id, { w: coverWidth }) : null);

function presentAd(
  row: ConversationRow,
  known: Awaited<ReturnType<ConversationDeps['ads']['withEnded']>>[number] | undefined,
): ConversationAd {
  if (known && known.status !== 'removed') {
    const { id, slug, kind, title, price, images } = known.ad;
    return { id, slug, kind, title, price, image: coverOf(images[0]?.id), status: known.status };
  }
  const { ad_id: id, ad_slug: slug, ad_kind: kind, ad_title: title, ad_price: price, picture_id: picture } = row;
  return { id, slug, kind, title, price, image: coverOf(picture), status: 'removed' };
}
