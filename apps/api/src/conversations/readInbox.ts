import type {
  CallOutcome,
  CallRequest,
  listConversations,
  listUnreadMessages,
  MessageInConversation,
  searchMessages,
} from '@volan/api-contract';
import { conversationsPerPage, fold, messagesPerPage, type Actor } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { accountsOf } from '../ads/ownership.ts';
import type { ConversationDeps } from './ConversationDeps.ts';
import { conversationColumns, isUnread, presentConversations, type ConversationRow } from './presentConversations.ts';
import { messageColumns, presentMessage, type MessageRow } from './readMessages.ts';
import { readParties } from '../accounts/readParties.ts';

/** Conversations of all sides of the actor, a page at a time. [J72, H07] */
export async function readInbox(
  deps: Pick<ConversationDeps, 'sql' | 'ads'>,
  { page = 1, archived = false, unread: isFiltered = false, lang }: CallRequest<typeof listConversations>,
  context: CallContext,
): Promise<CallOutcome<typeof listConversations>> {
  const { sql } = deps;
  const { actor } = principalOf(context);
  const accounts = accountsOf(actor);
  const inbox = sql`
    conversation_member m where m.user_id = any (${accounts}::bigint[]) and m.archived = ${archived}
    and m.last_message_id > 0
      ${
        isFiltered
          ? sql`and m.last_message_id > m.last_read_message_id and exists (select from conversation_message x
        where x.conversation_id = m.conversation_id and ${isUnread(sql)})`
          : sql``
      }`;
  const [[count], rows, unread] = await Promise.all([
    sql<{ total: number }[]>`select count(*)::int as total from ${inbox}`,
    sql<ConversationRow[]>`
      select ${conversationColumns(sql)} from (
        select * from ${inbox} order by m.last_message_id desc
        limit ${conversationsPerPage} offset ${(page - 1) * conversationsPerPage}) m
      join conversation c on c.id = m.conversation_id order by m.last_message_id desc`,
    countUnread(sql, actor),
  ]);
  const total = count?.total ?? 0;

  return {
    data: await presentConversations(deps, rows, actor, lang ?? context.language),
    meta: {
      total,
      page,
      unread,
      per_page: conversationsPerPage,
      pages: Math.max(1, Math.ceil(total / conversationsPerPage)),
    },
  };
}

/** How many messages the actor has not read: one number for all devices, and for all people of a company. [F21, J35] */
export async function countUnread(sql: Sql, actor: Actor): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*)::int as total from conversation_member m
    join conversation_message x on x.conversation_id = m.conversation_id and ${isUnread(sql)}
    where m.user_id = any (${accountsOf(actor)}::bigint[]) and m.last_message_id > m.last_read_message_id`;
  return row?.total ?? 0;
}

/** The newest messages that the actor has not read. [J74] */
export async function readUnread(sql: Sql, actor: Actor): Promise<CallOutcome<typeof listUnreadMessages>> {
  const rows = await sql<FoundRow[]>`
    select ${foundColumns(sql)} from conversation_member m
    join conversation c on c.id = m.conversation_id
    join conversation_message x on x.conversation_id = m.conversation_id and ${isUnread(sql)}
    where m.user_id = any (${accountsOf(actor)}::bigint[]) and m.last_message_id > m.last_read_message_id
    order by x.id desc limit ${messagesPerPage}`;
  return { data: await presentFound(sql, rows, actor), meta: { total: await countUnread(sql, actor) } };
}

/** Messages that contain a text and that the actor's sides see. [M57] */
export async function findMessages(
  sql: Sql,
  { q, page = 1 }: CallRequest<typeof searchMessages>,
  actor: Actor,
): Promise<CallOutcome<typeof searchMessages>> {
  const rows = await sql<FoundRow[]>`
    select ${foundColumns(sql)} from conversation_member m
    join conversation c on c.id = m.conversation_id
    join conversation_message x on x.conversation_id = m.conversation_id
    where m.user_id = any (${accountsOf(actor)}::bigint[]) and (x.state = 'sent' or x.sender_id = m.user_id)
      and strpos(x.folded, ${fold(q)}) > 0
    order by x.id desc limit ${messagesPerPage + 1} offset ${(page - 1) * messagesPerPage}`;
  const data = await presentFound(sql, rows.slice(0, messagesPerPage), actor);
  return { data, meta: { page, more: rows.length > messagesPerPage } };
}

interface FoundRow extends MessageRow {
  readonly ad_id: number;
  readonly ad_title: string;
  readonly account_id: number;
  readonly other_id: number;
}

const foundColumns = (sql: Sql) => sql`
  ${messageColumns(sql)}, c.ad_id, c.ad_title, m.user_id as account_id,
  case m.user_id when c.buyer_id then c.seller_id else c.buyer_id end as other_id`;

async function presentFound(sql: Sql, rows: readonly FoundRow[], actor: Actor): Promise<MessageInConversation[]> {
  const party = await readParties(
    sql,
    rows.map((row) => row.other_id),
  );
  return rows.map((row) => ({
    ...presentMessage(row, { actor, accountId: row.account_id }),
    ad_id: row.ad_id,
    ad_title: row.ad_title,
    account_id: row.account_id,
    other: party(row.other_id),
  }));
}
