import type { Actor } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { accountsOf } from '../ads/ownership.ts';

/** A conversation, as seen by a side that the actor may act for. */
export interface ConversationSide {
  readonly conversationId: number;
  /** The ad; for a car service its `request_id`. */
  readonly adId: number;
  /** The car service that it is about; null: it is about an ad. [M16] */
  readonly serviceId: number | null;
  /** The side's account: the actor's own, or that of a company. [H07] */
  readonly accountId: number;
  readonly otherId: number;
  readonly isBuyer: boolean;
  readonly brand: string;
}

/** Stores the conversation, in the transaction of its first message or of a report. */
export type Open = (sql: TransactionSql) => Promise<ConversationSide>;

interface SideRow {
  readonly id: number;
  readonly service_id: number | null;
  readonly buyer_id: number;
  readonly seller_id: number;
  readonly brand: string;
}

/**
 * The conversation about an ad or a car service with somebody, where the actor or a company that they act for is the other side; null if
 * there is none. A seller whom a buyer only reported has none. Only these rows decide whose conversation it is, never
 * the ids of a request. [P16, T22]
 */
export async function findSide(
  sql: Sql | TransactionSql,
  actor: Actor,
  adId: number,
  otherId: number,
): Promise<ConversationSide | null> {
  const accounts = accountsOf(actor);
  const [row] = await sql<SideRow[]>`
    select id, service_id, buyer_id, seller_id, brand from conversation
    where ad_id = ${adId}
      and ((seller_id = ${otherId} and buyer_id = any (${accounts}::bigint[]))
        or (buyer_id = ${otherId} and seller_id = any (${accounts}::bigint[])))
      and exists (
        select from conversation_member where conversation_id = conversation.id and user_id <> ${otherId})
    order by ${actor.id}::bigint in (buyer_id, seller_id) desc, id limit 1`;
  if (!row) return null;

  const isBuyer = row.seller_id === otherId && accounts.includes(row.buyer_id);
  const accountId = isBuyer ? row.buyer_id : row.seller_id;

  return { conversationId: row.id, adId, serviceId: row.service_id, accountId, otherId, isBuyer, brand: row.brand };
}
