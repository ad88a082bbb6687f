import { Failure, type CallOutcome, type CallRequest, type listOrders, type Order } from '@volan/api-contract';
import { listingStatus } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';

const perPage = 24;

interface OrderRow {
  readonly id: string;
  readonly public_id: string;
  readonly state: Order['state'];
  readonly currency: Order['currency'];
  readonly total: number;
  readonly net: number;
  readonly refunded: number;
  readonly receipt_to: readonly string[];
  readonly created_at: Date;
  readonly paid_at: Date | null;
  readonly items: Order['items'];
  readonly in_credits: Order['in_credits'];
  readonly begun_for: Order['begun_for'];
  readonly tries: (Omit<Order['tries'][number], 'created_at'> & { at: string })[];
  readonly is_waiting: boolean;
  readonly waits_until: Date | null;
}

/** SQL for orders with their lines, attempts and addresses for the receipt, in one statement. */
const orders = (sql: Sql | TransactionSql) => sql`
  select id, public_id, state, currency, total, net, in_credits, created_at, paid_at,
    (select jsonb_agg(jsonb_build_object('product', product, 'kind', kind, 'quantity', quantity, 'amount', amount,
      'price', price,
       'net', net, 'vat_percent', vat_percent, 'is_used', is_used,
       'until', to_char(coalesce(
         (select ends_at from boost_purchase where id = 'order:' || order_id || ':' || place || ':use'),
         (select max(ends_at) from user_plan where user_plan.order_id = item.order_id and product = 'plan-' || plan)
       ) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
       'ad', case when ad_id is not null then jsonb_build_object('id', ad_id, 'title', ad_title) end) order by place)
     from purchase_order_item item where order_id = purchase_order.id) as items,
    (select jsonb_build_object('ad_id', ad.id, 'tier', begun_for_tier) from ad
     where ad.id = begun_for_ad and ad.user_id = purchase_order.user_id and ad.status = ${listingStatus.active}
       and not exists (select from boost_purchase
         where boost_purchase.ad_id = ad.id and bought_at > purchase_order.created_at)) as begun_for,
    (select coalesce(jsonb_agg(jsonb_build_object('method', method, 'state', state, 'reason', reason,
      'card', facts ->> 'maskedCard',
       'at', created_at) order by created_at, id), '[]')
     from payment_attempt where order_id = purchase_order.id) as tries,
    (select coalesce(sum(price * refunded_quantity / quantity), 0)::float8 from purchase_order_item
     where order_id = purchase_order.id) as refunded,
    (select coalesce(array_agg(address order by place), '{}') from (
       select min(place) as place, min(address) as address
       from (values (1, (select email from users where id = user_id)), (2, invoice ->> 'email'))
         as named (place, address)
       where paid_at is not null and address is not null group by lower(address)) as each) as receipt_to,
    exists (select from payment_attempt where order_id = purchase_order.id and method = 'card'
      and (state = 'started' or (state = 'authorised' and capture = 'job' and void_began_at is null))) as is_waiting,
    (select next_check_at from payment_attempt
      where order_id = purchase_order.id and state = 'started' and method = 'transfer')
      as waits_until
  from purchase_order`;

function present({
  public_id,
  tries,
  receipt_to: receiptTo,
  created_at,
  paid_at,
  waits_until,
  id: _id,
  ...order
}: OrderRow): Order {
  return {
    ...order,
    id: public_id,
    receipt_to: [...receiptTo],
    tries: tries.map(({ at, ...rest }) => ({ ...rest, created_at: new Date(at).toISOString() })),
    created_at: created_at.toISOString(),
    paid_at: paid_at?.toISOString() ?? null,
    waits_until: waits_until?.toISOString() ?? null,
  };
}

/** An order of a user; null if the user has no such order. */
export async function readOrder(sql: Sql | TransactionSql, userId: number, publicId: string): Promise<Order | null> {
  const [row] = await sql<OrderRow[]>`${orders(sql)} where public_id = ${publicId} and user_id = ${userId}`;
  return row ? present(row) : null;
}

/** Own orders, the newest first. [M40] */
export async function ownOrders(
  sql: Sql,
  { page = 1 }: CallRequest<typeof listOrders>,
  context: CallContext,
): Promise<CallOutcome<typeof listOrders>> {
  const { actor } = principalOf(context);
  const [[count], rows] = await Promise.all([
    sql<{ total: number }[]>`select count(*)::int as total from purchase_order where user_id = ${actor.id}`,
    sql<OrderRow[]>`
      ${orders(sql)} where user_id = ${actor.id} order by id desc limit ${perPage} offset ${(page - 1) * perPage}`,
  ]);
  const total = count?.total ?? 0;

  return {
    data: rows.map(present),
    meta: { page, pages: Math.max(1, Math.ceil(total / perPage)), total, per_page: perPage },
  };
}

/** An order of the signed-in user, or `not-found`. */
export async function ownOrder(
  sql: Sql,
  publicId: string,
  context: CallContext,
): Promise<Order | Failure<'not-found', null>> {
  return (await readOrder(sql, principalOf(context).actor.id, publicId)) ?? new Failure<'not-found', null>('not-found');
}
