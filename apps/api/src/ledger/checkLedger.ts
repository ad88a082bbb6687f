import type { Sql, TransactionSql } from 'postgres';

/** An inconsistency in the ledger. */
export interface LedgerFault {
  readonly proof: 'sums' | 'balances' | 'limits' | 'orders' | 'receipts' | 'plans' | 'points';
  /** What is wrong, with numbers. */
  readonly fault: string;
}

type Proof = (sql: TransactionSql) => Promise<readonly { fault: string }[]>;

/** For each unit, the given and the taken amounts are equal. */
const sums: Proof = (sql) => sql`
  select format('all %s together are %s, not 0', unit, sum(posted)) as fault
  from ledger_account group by unit having sum(posted) <> 0`;

/** The balance of an account is the sum of its transfers. */
const balances: Proof = (sql) => sql`
  with moved as (
    select gives as id, case when phase in ('posted', 'settled') then -amount else 0 end as posted,
      case phase when 'reserved' then amount when 'posted' then 0 else -amount end as reserved
    from ledger_transfer
    union all
    select takes, amount, 0 from ledger_transfer where phase in ('posted', 'settled')
  ),
  summed as (select id, sum(posted) as posted, sum(reserved) as reserved from moved group by id)
  select format('account %s (%s, %s) has %s and reserves %s; its transfers make %s and %s', id, name, unit,
    account.posted, account.reserved, coalesce(summed.posted, 0), coalesce(summed.reserved, 0)) as fault
  from ledger_account account left join summed using (id)
  where account.posted <> coalesce(summed.posted, 0) or account.reserved <> coalesce(summed.reserved, 0)
  order by id`;

/** No balance is below zero. */
const limits: Proof = (sql) => sql`
  select format('account %s of user %s has %s %s and reserves %s', id, user_id, posted, unit, reserved) as fault
  from ledger_account where user_id is not null and posted < reserved order by id`;

/**
 * Every paid order has its payment and one grant for each of its items, and no other order has any; of items that were given back
 * the same money and the same credits went the other way, and of no others. An authorised
 * order has a reserved transfer of its money, and no other order has one.
 * [M42, M43]
 */
const orders: Proof = (sql) => sql`
  with due as (
    select id, 'order:' || id || ':payment' as transfer from purchase_order where state in ('captured', 'refunded')
    union all
    select id, 'order:' || id || ':' || place
    from purchase_order join purchase_order_item on order_id = id where state in ('captured', 'refunded')),
  moved as (
    select id, case phase when 'settled' then regexp_replace(id, ':payment:.*$', ':payment') else id end as transfer
    from ledger_transfer
    where id like 'order:%' and kind in ('payment', 'purchase', 'plan') and phase in ('posted', 'settled')),
  waiting as (
    select split_part(id, ':', 2) as order_id from ledger_transfer open
    where id like 'order:%' and kind = 'payment' and phase = 'reserved'
      and not exists (select from ledger_transfer done where done.pending_id = open.seq))
  select format('order %s is paid and has no movement %s', due.id, transfer) as fault
  from due left join moved using (transfer) where moved.id is null
  union all
  select format('movement %s belongs to no paid order', moved.id)
  from moved left join due using (transfer) where due.id is null
  union all
  select format('%s was moved %s times', transfer, count(*)) from moved group by transfer having count(*) > 1
  union all
  select format('order %s is %s and has %s reserved', coalesce(purchase_order.id::text, order_id), state,
    count(order_id))
  from (select * from purchase_order where state = 'authorised') purchase_order
  full join waiting on order_id = purchase_order.id::text
  group by purchase_order.id, order_id, state having purchase_order.id is null or count(order_id) <> 1
  union all
  select format('order %s in state %s was paid %s %s and gave back %s', id, state, came, unit, went)
  from (
    select purchase_order.id, state, unit,
      coalesce(sum(amount) filter (where kind in ('payment', 'purchase', 'plan') and phase in ('posted', 'settled')),
        0) as came,
      coalesce(sum(amount) filter (where kind = 'refund' and phase in ('posted', 'settled')), 0) as went
    from purchase_order join ledger_transfer on facts ->> 'order_id' = purchase_order.id::text
    group by purchase_order.id, state, unit) as moved
  where unit <> 'point' and went <> (
    select coalesce(sum(
      case moved.unit when 'credit' then grant_of.amount else price end * refunded_quantity / quantity), 0)
    from purchase_order_item left join ledger_transfer grant_of on grant_of.id = 'order:' || order_id || ':' || place
    where order_id = moved.id)
  union all
  select format('order %s is given back and keeps some of its items', order_id)
  from purchase_order join purchase_order_item on order_id = purchase_order.id
  where state = 'refunded' and refunded_quantity < quantity`;

/** Every paid order has a receipt, other orders have none, and the numbers of a brand and a year have no gaps. [M40] */
const receipts: Proof = (sql) => sql`
  select format('order %s is paid and has no receipt', id) as fault
  from purchase_order left join receipt on order_id = id where state in ('captured', 'refunded') and order_id is null
  union all
  select format('receipt %s of %s in %s belongs to no paid order', number, receipt.brand, year)
  from receipt join purchase_order on id = order_id where state not in ('captured', 'refunded')
  union all
  select format('%s has %s %ss of %s, the last number is %s', brand, count(order_id), kind, year,
    coalesce(last, max(number)))
  from (
    select 'receipt' as kind, brand, year, number, order_id from receipt
    union all
    select 'credit-note', brand, year, number, order_id from credit_note) as paper
  full join receipt_counter using (brand, year, kind)
  group by brand, year, kind, last having count(order_id) <> coalesce(last, 0) or max(number) is distinct from last
  union all
  select format('order %s was given back and has no credit note', receipt.order_id)
  from receipt left join credit_note using (order_id)
  where attempt_id is null
    and exists (select from purchase_order_item item where item.order_id = receipt.order_id and refunded_quantity > 0)`;

/**
 * Every packet has the credits of each month that has begun, and no others. Each renewal was paid from credits once. No
 * refunded packet runs. [M13, M43]
 */
const plans: Proof = (sql) => sql`
  with due as (
    select user_plan.id, month, coalesce('order:' || order_id || ':' || (
        select place from purchase_order_item item
          where item.order_id = user_plan.order_id and product = 'plan-' || plan
          and month = 0), 'plan:' || user_plan.id || ':' || month) as transfer
    from user_plan, generate_series(0, grants - 1) month)
  select format('packet %s has no movement %s', due.id, transfer) as fault
  from due left join ledger_transfer on ledger_transfer.id = transfer where ledger_transfer.id is null
  union all
  select format('movement %s belongs to no month of a packet', ledger_transfer.id)
  from ledger_transfer left join due on transfer = ledger_transfer.id
  where ledger_transfer.id like 'plan:%' and kind = 'plan' and due.id is null
  union all
  select format('credits of packet %s have been due since %s', id, next_grant_at)
  from user_plan where next_grant_at < now() - interval '1 day'
  union all
  select format('packet %s was given back and runs until %s', user_plan.id, ends_at)
  from user_plan join purchase_order_item item on item.order_id = user_plan.order_id and product = 'plan-' || plan
  where refunded_quantity > 0 and ends_at > greatest(closed_at, now())
  union all
  select format('user %s paid %s renewals and has %s', user_id, paid, begun)
  from (
    select user_id, count(*) as begun from user_plan where order_id is null and worth_rsd > 0
      group by user_id) as renewed
  full join (
    select user_id, count(*) as paid from ledger_transfer join ledger_account account on account.id = gives
    where kind = 'renewal' group by user_id) as movements using (user_id)
  where paid is distinct from begun`;

/**
 * Each deed of the loyalty programme gave its points once, less withdrawn ones. Every reward moved both points and
 * credits. [M18]
 */
const points: Proof = (sql) => sql`
  with moved as (
    select split_part(transfer.id, ':', 2) || ':' || split_part(transfer.id, ':', 3) as deed, account.user_id,
      sum(case when takes = account.id then amount else -amount end) as held
    from ledger_transfer transfer join ledger_account account on account.id in (gives, takes)
      and account.user_id is not null
    where transfer.id like 'points:%' group by 1, 2)
  select format('deed %s of user %s holds %s points; its movements make %s for user %s',
    id, deed.user_id, points - taken, coalesce(held, 0), moved.user_id) as fault
  from loyalty_deed deed full join moved on deed = id and moved.user_id = deed.user_id
  where points - taken is distinct from held
  union all
  select format('user %s has points while withdrawn ones are not taken', user_id)
  from loyalty_deed where withdrawn_at is not null and taken + kept < points and balance_of(user_id, 'point') > 0
  union all
  select format('reward %s moved one of its sides only', coalesce(spent.id, came.id))
  from (select * from ledger_transfer where id like 'reward:%:points') spent
  full join (select * from ledger_transfer where id like 'reward:%:credits') came
    on regexp_replace(came.id, 'credits$', 'points') = spent.id and came.facts = spent.facts
  where spent.id is null or came.id is null`;

const proofs = { sums, balances, limits, orders, receipts, plans, points } as const;

/** The names of the proofs, in the order in which they run. */
export const proofNames = Object.keys(proofs) as (keyof typeof proofs)[];

/** The faults of the ledger in the snapshot of a transaction. */
export async function faultsIn(sql: TransactionSql): Promise<readonly LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (const proof of proofNames) {
    for (const { fault } of await proofs[proof](sql)) faults.push({ proof, fault });
  }
  return faults;
}

/** Checks the ledger in one snapshot. Returns the faults; empty if there are none. [M44] */
export async function checkLedger(sql: Sql): Promise<readonly LedgerFault[]> {
  return sql.begin('isolation level repeatable read read only', faultsIn);
}
