import type { CallRequest, exportPayments, listPayments, ManagedPayment } from '@volan/api-contract';
import { groups, isRegionalAdministrator, scopeOf, type Actor } from '@volan/domain-rules';
import type { PendingQuery, Row, Sql, TransactionSql } from 'postgres';
import { exportTable } from '../administration/exportTable.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { readReceiptNumber } from './writeReceipt.ts';

const perPage = 50;

type PaymentRow = Omit<ManagedPayment, 'created_at' | 'order' | 'user'> & {
  readonly created_at: Date;
  readonly order_id: string;
  readonly order_state: ManagedPayment['order']['state'];
  readonly items: ManagedPayment['order']['items'];
  readonly user_id: number;
  readonly user_name: string;
};

const payments = (sql: Sql | TransactionSql) => sql`
  from payment_attempt p join purchase_order o on o.id = p.order_id join users u on u.id = o.user_id`;

const columns = (sql: Sql | TransactionSql) => sql`
  p.id as attempt_id, p.method, p.state, p.reason, p.capture, void_began_at is not null as is_voiding,
  refund_began_at is not null as is_refunding, p.facts ->> 'maskedCard' as card, p.amount,
  (p.facts ->> 'received')::float8 as received,
  case when p.state = 'refunded' then coalesce(refund_amount, p.amount) else 0 end as refunded,
  p.currency, p.created_at, o.public_id as order_id, o.state as order_state, u.id::int as user_id, u.name as user_name,
  (select jsonb_agg(jsonb_build_object('product', product, 'quantity', quantity, 'price', price,
     'refunded', refunded_quantity) order by place)
   from purchase_order_item where purchase_order_item.order_id = o.id) as items`;

const present = ({ order_id, order_state, items, user_id, user_name, created_at, ...payment }: PaymentRow) => ({
  ...payment,
  created_at: created_at.toISOString(),
  order: { id: order_id, state: order_state, items },
  user: { id: user_id, name: user_name },
});

/** One payment as the table shows it. @throws where there is none */
export async function readPayment(sql: Sql | TransactionSql, attemptId: string): Promise<ManagedPayment> {
  const [row] = await sql<PaymentRow[]>`select ${columns(sql)} ${payments(sql)} where p.id = ${attemptId}`;
  if (!row) throw new Error(`There is no payment ${attemptId}.`);
  return present(row);
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Ids of the orders that a number names: their own, one that the bank has seen, that of a receipt. Each is found by an index. */
function ordersOfNumber(sql: Sql, number: string): PendingQuery<Row[]> {
  if (uuid.test(number)) return sql`select id from purchase_order where public_id = ${number}`;
  const receipt = readReceiptNumber(number);
  return receipt
    ? sql`select order_id from receipt
        where brand = ${receipt.brand} and year = ${receipt.year} and number = ${receipt.number}`
    : sql`select order_id from payment_attempt where id = ${number}`;
}

/** Payments that a table shows, the newest first. [H04] */
function chosen(sql: Sql, actor: Actor, { search = '', ...query }: CallRequest<typeof exportPayments>) {
  const number = search.trim();
  const { state = number === '' ? 'review' : 'all' } = query;
  const conditions: PendingQuery<Row[]>[] = [
    number === '' ? sql`true` : sql`p.order_id in (${ordersOfNumber(sql, number)})`,
    state === 'all'
      ? sql`true`
      : state === 'waiting'
        ? sql`p.state = 'started' and p.method = 'transfer'`
        : sql`p.state = ${state}`,
  ];
  if (scopeOf('orders.list', actor) === 'country') conditions.push(sql`u.country_id = ${actor.countryId}`);
  if (isRegionalAdministrator(actor)) {
    conditions.push(sql`not exists (
      select from user_group where user_group.user_id = u.id and group_id in ${sql(Object.values(groups))})`);
  }
  return sql`${payments(sql)} where ${conditions.reduce((all, each) => sql`${all} and ${each}`)}`;
}

/** The order of a table: the newest first where none is asked for. [T04] */
function order(sql: Sql, { sort = 'created_at', order: asked }: CallRequest<typeof exportPayments>) {
  const direction = asked === 'asc' ? sql`asc` : sql`desc`;
  // amounts of two currencies are not compared
  return sort === 'amount'
    ? sql`order by p.currency, p.amount ${direction}, p.id ${direction}`
    : sql`order by p.created_at ${direction}, p.id ${direction}`;
}

/** A page of payments, the newest first, as far as an administrator reaches their accounts. [M42, H04] */
export async function paymentsTable(sql: Sql, actor: Actor, query: CallRequest<typeof listPayments>) {
  const { page = 1 } = query;
  const rowsOf = () => chosen(sql, actor, query);
  const [rows, [counted]] = await Promise.all([
    sql<PaymentRow[]>`
      select ${columns(sql)} ${rowsOf()} ${order(sql, query)} limit ${perPage} offset ${(page - 1) * perPage}`,
    sql<{ total: number }[]>`select count(*)::int as total ${rowsOf()}`,
  ]);
  return { data: rows.map(present), meta: { page, total: counted?.total ?? 0 } };
}

/** An amount of minor units as a number with its point. */
const major = (minor: number) => (minor / 100).toFixed(2);

/** The table of payments as a file. [M42, H04] */
export function exportPaymentsTable(sql: Sql, filter: CallRequest<typeof exportPayments>, context: CallContext) {
  return exportTable<PaymentRow>(sql, context, {
    name: 'payments',
    filter,
    rows: sql<PaymentRow[]>`
      select ${columns(sql)} ${chosen(sql, principalOf(context).actor, filter)} ${order(sql, filter)}`,
    columns: {
      attempt_id: ({ attempt_id: id }) => id,
      order_id: ({ order_id: id }) => id,
      order_state: ({ order_state: state }) => state,
      user_id: ({ user_id: id }) => id,
      user_name: ({ user_name: name }) => name,
      method: ({ method }) => method,
      card: ({ card }) => card,
      state: ({ state }) => state,
      reason: ({ reason }) => reason,
      amount: ({ amount }) => major(amount),
      received: ({ received }) => (received === null ? null : major(received)),
      refunded: ({ refunded }) => major(refunded),
      currency: ({ currency }) => currency,
      products: ({ items }) => items.map(({ product, quantity }) => `${quantity} ${product}`).join(', '),
      created_at: ({ created_at: at }) => at,
    },
  });
}
