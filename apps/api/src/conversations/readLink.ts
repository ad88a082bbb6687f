import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type getMessageLink,
  type MessageLink,
} from '@volan/api-contract';
import type { Actor } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { accountsOf } from '../ads/ownership.ts';

/**
 * A link in a message that the actor can see; for a message of others the response is the same as for a missing one.
 * [N12]
 */
export async function readLink(
  sql: Sql,
  { messageId, place }: CallRequest<typeof getMessageLink>,
  actor: Actor,
): Promise<CallOutcome<typeof getMessageLink>> {
  const [row] = await sql<{ link: MessageLink | null }[]>`
    select x.links -> ${place - 1}::int as link from conversation_message x
    join conversation_member m on m.conversation_id = x.conversation_id
    where x.id = ${messageId} and m.user_id = any (${accountsOf(actor)}::bigint[])
      and (x.state = 'sent' or x.sender_id = m.user_id)
    limit 1`;
  return row?.link ?? new Failure('not-found');
}
