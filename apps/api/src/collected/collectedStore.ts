import {
  maxComparedCategories,
  type CallRequest,
  type Collected,
  type CollectedLists,
  type saveCollected,
} from '@volan/api-contract';
import { mergeCarts, mergeComparisons, mergeHistories, noCompareLists } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';

type Cart = CollectedLists['cart'];

/** A stored row: the cart is a list of entries, because the database does not keep the order of an object's keys. */
interface Row extends Omit<Collected, 'cart'> {
  readonly cart: [string, Cart[string]][];
}

const nothing: Collected = { version: 0, compared: { ...noCompareLists, lists: {} }, history: [], cart: {} };

/** The lists that an account keeps. */
export async function readCollected(sql: Sql | TransactionSql, userId: number): Promise<Collected> {
  const [row] = await sql<Row[]>`select version, compared, history, cart from collected where user_id = ${userId}`;
  return row ? { ...row, cart: Object.fromEntries(row.cart) } : nothing;
}

/**
 * Joins both lists; entries of the given ones are newer. Categories beyond the limit are dropped, stored ones first.
 */
function joined(stored: CollectedLists, given: CollectedLists): CollectedLists {
  const { last, lists } = mergeComparisons(stored.compared, given.compared);
  const compared = { last, lists: Object.fromEntries(Object.entries(lists).slice(0, maxComparedCategories)) };
  return {
    compared: compared as CollectedLists['compared'],
    history: mergeHistories(stored.history, given.history),
    cart: mergeCarts(stored.cart, given.cart),
  };
}

/**
 * Replaces the lists of an account if the browser knew the stored version, else joins both. Requests of one account run
 * one after the other. [F19]
 */
export function storeCollected(
  sql: Sql,
  userId: number,
  { version, ...given }: CallRequest<typeof saveCollected>,
): Promise<Collected> {
  return sql.begin(async (transaction): Promise<Collected> => {
    await transaction`select from users where id = ${userId} for no key update`;
    const { version: current, ...stored } = await readCollected(transaction, userId);
    const next = version === current ? given : joined(stored, given);
    if (JSON.stringify(next) === JSON.stringify(stored)) return { version: current, ...stored };

    const [compared, history] = [next.compared, next.history].map((list) => transaction.json(list as never));
    const cart = transaction.json(Object.entries(next.cart) as never);
    await transaction`
      insert into collected (user_id, version, compared, history, cart)
      values (${userId}, ${current + 1}, ${compared as never}, ${history as never}, ${cart})
      on conflict (user_id) do update set version = excluded.version, compared = excluded.compared,
        history = excluded.history, cart = excluded.cart, updated_at = now()`;

    return { version: current + 1, ...next };
  });
}

/** Removes paid items from the cart of an account, in the transaction that pays them. [B02, F18] */
export async function removePaidFromCart(
  sql: TransactionSql,
  userId: number,
  itemIds: readonly string[],
): Promise<void> {
  await sql`
    update collected set version = version + 1, updated_at = now(),
      cart = (select coalesce(jsonb_agg(entry order by place), '[]')
        from jsonb_array_elements(cart) with ordinality as kept (entry, place)
          where not entry ->> 0 = any (${[...itemIds]}))
    where user_id = ${userId} and exists (
      select from jsonb_array_elements(cart) as kept (entry) where entry ->> 0 = any (${[...itemIds]}))`;
}
