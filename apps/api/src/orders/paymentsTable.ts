import type { CallMeta, CallRequest, exportPayments, listPayments, ManagedPayment } from '@volan/api-contract';
import { brands, groups, isRegionalAdministrator, scopeOf, type Actor } from '@volan/domain-rules';
import type { PendingQuery, Row, Sql, TransactionSql } from 'postgres';
import { exportTable } from '../platform/csv/exportTable.ts';
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

/** One payment as the table shows it. @throws if the payment does not exist */
export async function readPayment(sql: Sql | TransactionSql, attemptId: string): Promise<ManagedPayment> {
  const [row] = await sql<PaymentRow[]>`select ${columns(sql)} ${payments(sql)} where p.id = ${attemptId}`;
  if (!row) throw new Error(`There is no payment ${attemptId}.`);
  return present(row);
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Ids of orders with this number: that of the order, of an attempt at the bank, or of a receipt. Each search uses an
 * index.
 */
function ordersOfNumber(sql: Sql, number: string): PendingQuery<Row[]> {
  if (uuid.test(number)) return sql`select id from purchase_order where public_id = ${number}`;

  const receipt = readReceiptNumber(number);
  return receipt
    ? sql`select order_id from receipt
        where brand = ${receipt.brand} and year = ${receipt.year} and number = ${receipt.number}`
    : sql`select order_id from payment_attempt where id = ${number}`;
}

/** SQL condition: the administrator manages the account of the payment. [H04] */
function withinReach(sql: Sql, actor: Actor) {
  const conditions: PendingQuery<Row[]>[] = [sql`true`];
  if (scopeOf('orders.list', actor) === 'country') conditions.push(sql`u.country_id = ${actor.countryId}`);
  if (isRegionalAdministrator(actor)) {
    conditions.push(sql`not exists (
      select from user_group where user_group.user_id = u.id and group_id in ${sql(Object.values(groups))})`);
  }

  return all(sql, conditions);
}

const all = (sql: Sql, conditions: readonly PendingQuery<Row[]>[]) =>
  conditions.reduce((together, each) => sql`${together} and ${each}`);

/** The administrator who looks at the table, and the time zone of the days in it. */
interface Onlooker {
  readonly actor: Actor;
  readonly timeZone: string;
}

const onlookerOf = (context: CallContext): Onlooker => ({
  actor: principalOf(context).actor,
  timeZone: brands[context.brand].timeZone,
});

/** SQL conditions for the filters of the table. [J135, H04] */
function chosen(sql: Sql, { actor, timeZone }: Onlooker, query: CallRequest<typeof exportPayments>) {
  const { state = 'all', payment_type: method, kind, country_id: country, date_from: from, date_to: to } = query;
  const number = query.search?.trim() ?? '';
  const conditions = [withinReach(sql, actor)];
  if (number !== '') conditions.push(sql`p.order_id in (${ordersOfNumber(sql, number)})`);
  if (state === 'waiting') conditions.push(sql`p.state = 'started' and p.method = 'transfer'`);
  else if (state !== 'all') conditions.push(sql`p.state = ${state}`);
  if (method) conditions.push(sql`p.method = ${method}`);
  if (kind) {
    conditions.push(sql`exists (
      select from purchase_order_item i where i.order_id = p.order_id and i.kind = ${kind})`);
  }
  if (country !== undefined) conditions.push(sql`u.country_id = ${country}`);
  if (from) conditions.push(sql`p.created_at >= ${from}::timestamp at time zone ${timeZone}`);
  if (to) conditions.push(sql`p.created_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`);

  return sql`${payments(sql)} where ${all(sql, conditions)}`;
}

/** The order of the table. Default: the newest first. [T04] */
function order(sql: Sql, { sort = 'created_at', order: asked }: CallRequest<typeof exportPayments>) {
  const direction = asked === 'asc' ? sql`asc` : sql`desc`;
  // sort by currency first: amounts of two currencies cannot be compared
  return sort === 'amount'
    ? sql`order by p.currency, p.amount ${direction}, p.id ${direction}`
    : sql`order by p.created_at ${direction}, p.id ${direction}`;
}

type Sums = CallMeta<typeof listPayments>['sums'][number];

/** A page of the payments whose accounts an administrator manages, with the sums of all pages. [J135, M42, H04] */
export async function paymentsTable(sql: Sql, query: CallRequest<typeof listPayments>, context: CallContext) {
  const { page = 1 } = query;
  const onlooker = onlookerOf(context);
  const rowsOf = () => chosen(sql, onlooker, query);
  const [rows, sums, [waiting]] = await Promise.all([
    sql<PaymentRow[]>`
      select ${columns(sql)} ${rowsOf()} ${order(sql, query)} limit ${perPage} offset ${(page - 1) * perPage}`,
    sql<Sums[]>`
      select p.currency, count(*)::int as count,
        count(*) filter (where p.state in ('paid', 'refunded'))::int as paid_count,
        coalesce(sum(p.amount) filter (where p.state in ('paid', 'refunded')), 0)::float8 as paid,
        coalesce(sum(coalesce(refund_amount, p.amount)) filter (where p.state = 'refunded'), 0)::float8 as refunded,
        count(*) filter (where p.state = 'declined')::int as declined_count
      ${rowsOf()} group by p.currency order by p.currency`,
    sql<{ review: number }[]>`
      select count(*)::int as review ${payments(sql)} where p.state = 'review' and ${withinReach(sql, onlooker.actor)}`,
  ]);
  const total = sums.reduce((together, { count }) => together + count, 0);

  return { data: rows.map(present), meta: { page, total, review: waiting?.review ?? 0, sums: [...sums] } };
}

/** An amount in minor units as a decimal number, such as `12.50`. */
const major = (minor: number) => (minor / 100).toFixed(2);

/** The table of payments as a file. [M42, H04] */
export function exportPaymentsTable(sql: Sql, filter: CallRequest<typeof exportPayments>, context: CallContext) {
  return exportTable<PaymentRow>(sql, context, {
    name: 'payments',
    filter,
    rows: sql<PaymentRow[]>`
      select ${columns(sql)} ${chosen(sql, onlookerOf(context), filter)} ${order(sql, filter)}`,
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
