import { Failure, type CallOutcome, type CallRequest, type getConversation } from '@volan/api-contract';
import { messagesPerPage } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import type { ConversationDeps } from './ConversationDeps.ts';
import { findSide } from './conversationSide.ts';
import { refusalOf } from './openConversation.ts';
import { conversationColumns, presentConversations, type ConversationRow } from './presentConversations.ts';
import { replyMinutesOf } from './replyTime.ts';
import { messageColumns, presentMessage, seenBy, type MessageRow } from './readMessages.ts';

type ThreadRequest = CallRequest<typeof getConversation>;

/** One conversation of the actor with a part of its messages, the oldest first. [J73] */
export async function readThread(
  deps: Pick<ConversationDeps, 'sql' | 'ads'>,
  asked: ThreadRequest,
  context: CallContext,
): Promise<CallOutcome<typeof getConversation>> {
  const { sql } = deps;
  const { actor } = principalOf(context);
  const given = (['page', 'before', 'since'] as const).filter((name) => asked[name] !== undefined);
  if (given.length > 1) {
    return new Failure('bad-query', { errors: Object.fromEntries(given.map((name) => [name, ['repeated']])) });
  }
  const side = await findSide(sql, actor, asked.a, asked.b);
  if (!side) return refusalOf(sql, asked.a);

  const { conversationId, accountId } = side;
  // messages first, because marks that are read later still apply to them
  const found = await readPart(sql, conversationId, accountId, asked);
  const rows = await sql<ConversationRow[]>`
    select ${conversationColumns(sql)} from conversation c
    join conversation_member m on m.conversation_id = c.id and m.user_id = ${accountId}
    where c.id = ${conversationId}`;
  const [conversation] = await presentConversations(deps, rows, actor, asked.lang ?? context.language);
  if (!conversation) return refusalOf(sql, asked.a);

  const shown = found.slice(0, messagesPerPage).map((row) => presentMessage(row, { actor, accountId }));
  if (asked.since === undefined) shown.reverse();
  const replyMinutes = await replyMinutesOf(sql, side.isBuyer ? side.otherId : accountId);

  return { conversation, messages: shown, reply_minutes: replyMinutes, more: found.length > messagesPerPage };
}

/** Reads one message more than is shown, to know whether there are more. */
function readPart(sql: Sql, conversationId: number, accountId: number, { page = 1, before, since }: ThreadRequest) {
  const part =
    since === undefined
      ? sql`and x.id < ${before ?? Number.MAX_SAFE_INTEGER} order by x.id desc`
      : sql`and x.id > ${since} order by x.id`;
  return sql<MessageRow[]>`
    select ${messageColumns(sql)} from conversation_message x
    where x.conversation_id = ${conversationId} and ${seenBy(sql, accountId)} ${part}
    limit ${messagesPerPage + 1} offset ${(page - 1) * messagesPerPage}`;
}
