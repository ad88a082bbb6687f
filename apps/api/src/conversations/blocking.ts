import {
  Failure,
  type blockUser,
  type CallOutcome,
  type CallRequest,
  type listBlockedUsers,
  type unblockUser,
} from '@volan/api-contract';
import { canAccess, conversationsPerPage, type Actor } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { accountsOf } from '../ads/ownership.ts';
import { readParties } from '../accounts/readParties.ts';

const isOwn = (actor: Actor, accountId: number) =>
  canAccess('messages.read', actor, { ownerId: accountId, countryId: null });

/**
 * Blocks the other side of a conversation. For everybody else the response is the same, whether they have an account or
 * not.
 */
export async function block(
  sql: Sql,
  { user1, user2 }: CallRequest<typeof blockUser>,
  actor: Actor,
): Promise<CallOutcome<typeof blockUser>> {
  if (!isOwn(actor, user1)) return new Failure('forbidden');

  const { count } = await sql`
    insert into blocked_user (user_id, blocked_id)
    select ${user1}, ${user2} where exists (
      select from conversation join conversation_member on conversation_id = conversation.id and user_id = ${user1}
      where (buyer_id = ${user1} and seller_id = ${user2}) or (buyer_id = ${user2} and seller_id = ${user1}))
    on conflict (user_id, blocked_id) do update set created_at = blocked_user.created_at`;
  return count > 0 ? { blocked: true as const } : new Failure('not-found');
}

/** Removes a block. */
export async function unblock(
  sql: Sql,
  { user1, user2 }: CallRequest<typeof unblockUser>,
  actor: Actor,
): Promise<CallOutcome<typeof unblockUser>> {
  if (!isOwn(actor, user1)) return new Failure('forbidden');

  const { count } = await sql`delete from blocked_user where user_id = ${user1} and blocked_id = ${user2}`;
  return { unblocked: count > 0 };
}

/** Accounts that the actor's sides have blocked. */
export async function readBlocked(
  sql: Sql,
  { page = 1 }: CallRequest<typeof listBlockedUsers>,
  actor: Actor,
): Promise<CallOutcome<typeof listBlockedUsers>> {
  const rows = await sql<{ user_id: number; blocked_id: number; created_at: Date }[]>`
    select user_id, blocked_id, created_at from blocked_user where user_id = any (${accountsOf(actor)}::bigint[])
    order by created_at desc, blocked_id limit ${conversationsPerPage + 1} offset ${(page - 1) * conversationsPerPage}`;
  const shown = rows.slice(0, conversationsPerPage);
  const party = await readParties(
    sql,
    shown.map((row) => row.blocked_id),
  );
  const data = shown.map((row) => ({
    account_id: row.user_id,
    other: party(row.blocked_id),
    blocked_at: row.created_at.toISOString(),
  }));

  return { data, meta: { page, more: rows.length > conversationsPerPage } };
}
