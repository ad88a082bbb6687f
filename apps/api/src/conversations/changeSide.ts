import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type changeConversation,
  type markConversation,
  type reportConversation,
} from '@volan/api-contract';
import type { Actor } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { fieldFailure, tooMany } from '../platform/server/fieldFailure.ts';
import type { RateLimit } from '../platform/server/rateLimit.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import type { ConversationDeps } from './ConversationDeps.ts';
import { findSide } from './conversationSide.ts';
import { prepareConversation } from './openConversation.ts';
import { countUnread } from './readInbox.ts';

const notFound = () => new Failure<'not-found', null>('not-found');

/** Moves the marks of a side forward, never beyond the messages that it sees. [M57] */
export async function moveMarks(
  sql: Sql,
  { id, user2, delivered = 0, read = 0 }: CallRequest<typeof markConversation>,
  actor: Actor,
): Promise<CallOutcome<typeof markConversation>> {
  const side = await findSide(sql, actor, id, user2);
  if (!side) return notFound();
  if (!actor.impersonated) {
    await sql`
      update conversation_member set
        last_read_message_id = greatest(last_read_message_id, least(${read}::bigint, last_message_id)),
        last_delivered_message_id =
          greatest(last_delivered_message_id, least(greatest(${read}::bigint, ${delivered}::bigint), last_message_id))
      where conversation_id = ${side.conversationId} and user_id = ${side.accountId}`;
  }

  return { unread: await countUnread(sql, actor) };
}

/** Mutes or archives a conversation for one side. */
export async function changeSide(
  sql: Sql,
  { id, user2, muted, archived }: CallRequest<typeof changeConversation>,
  actor: Actor,
): Promise<CallOutcome<typeof changeConversation>> {
  const side = await findSide(sql, actor, id, user2);
  if (!side) return notFound();

  const given = (flag: number | undefined) => (flag === undefined ? null : flag === 1);
  const [row] = await sql<{ muted: boolean; archived: boolean }[]>`
    update conversation_member
    set muted = coalesce(${given(muted)}::boolean, muted), archived = coalesce(${given(archived)}::boolean, archived)
    where conversation_id = ${side.conversationId} and user_id = ${side.accountId} returning muted, archived`;

  return row ? { ...row } : notFound();
}

/**
 * Stores a report of a side, one for each conversation. The seller of a public ad can be reported before anything was
 * written: the empty conversation is stored for the reporter alone, and the seller never sees it. [M61, P16]
 */
export async function saveConversationReport(
  { sql, ads, isTooMany }: Pick<ConversationDeps, 'sql' | 'ads'> & { readonly isTooMany: RateLimit },
  { id, user2, reason, text = '' }: CallRequest<typeof reportConversation>,
  context: CallContext,
): Promise<CallOutcome<typeof reportConversation>> {
  const { actor } = principalOf(context);
  if (reason === 'other' && text === '') return fieldFailure('text', 'required');

  const found = await findSide(sql, actor, id, user2);
  const open = found ? null : await prepareConversation({ ads }, { id, user2, seenBy: 'buyer' }, context);
  if (open instanceof Failure) return notFound();
  if (await isTooMany(String(actor.id))) return tooMany();

  return sql.begin(async (transaction) => {
    const side = found ?? (await open?.(transaction));
    if (!side) throw new Error('There is no conversation to report.');

    await transaction`
      insert into conversation_report (conversation_id, user_id, reason, text)
      values (${side.conversationId}, ${side.accountId}, ${reason}, ${text})
      on conflict (conversation_id, user_id) do update set reason = excluded.reason, text = excluded.text, at = now(),
        decision = null`;

    return { reported: true as const };
  });
}
