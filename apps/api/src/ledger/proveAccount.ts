import type { CallOutcome, CallRequest, LedgerEntry, listUserTransfers } from '@volan/api-contract';
import type { LedgerUnit } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';

const perPage = 50;

interface Account {
  readonly id: number;
  readonly posted: number;
  readonly reserved: number;
}

interface Proof {
  readonly posted: number;
  readonly reserved: number;
  /** Number of transfers whose stored balance differs from the sum of all transfers up to them. */
  readonly broken: number;
  /** The id of the first of them. */
  readonly first: number | null;
  readonly total: number;
}

/**
 * The transfers of an account, with the amount that each moves. A reservation counts when it is made, not when it is
 * settled.
 */
const transfersOf = (sql: TransactionSql, { id }: Account) => sql`
  select moved.*,
    case when takes = ${id} then case when phase in ('posted', 'settled') then amount else 0 end
      when phase in ('posted', 'reserved') then -amount when phase = 'voided' then amount else 0 end as change,
    case when takes = ${id} then takes_left else gives_left end as left_then
  from ledger_transfer moved
  where gives = ${id} or (takes = ${id} and phase in ('posted', 'settled'))`;

/** Adds up all transfers of an account again, and compares the balance stored with each of them. */
async function prove(sql: TransactionSql, account: Account): Promise<{ faults: string[]; total: number }> {
  const { id } = account;
  const [proof] = await sql<Proof[]>`
    with moved as (${transfersOf(sql, account)}),
    run as (select *, sum(change) over (order by seq) as running from moved)
    select count(*)::int as total,
      coalesce(sum(case when takes = ${id} then change when phase in ('posted', 'settled') then -amount else 0 end),
        0)::float8 as posted,
      coalesce(sum(case when takes = ${id} or phase = 'posted' then 0 when phase = 'reserved' then amount
        else -amount end), 0)::float8
        as reserved,
      count(*) filter (where left_then is distinct from running)::int as broken,
      min(seq) filter (where left_then is distinct from running)::int as first
    from run`;
  if (!proof) throw new Error('A count has a row.');

  const { posted, reserved, broken, first, total } = proof;
  const faults = [
    ...(posted === account.posted ? [] : [`posted: ${account.posted}, its transfers make ${posted}`]),
    ...(reserved === account.reserved ? [] : [`reserved: ${account.reserved}, its transfers make ${reserved}`]),
    ...(broken === 0 ? [] : [`balances: ${broken} do not follow from the transfers, the first is ${first}`]),
  ];

  return { faults, total };
}

/**
 * A page of the transfers of an account with both sides, the newest first, and whether they add up to its balance.
 * [M44]
 */
export const provenTransfers = (
  sql: Sql,
  userId: number,
  { unit = 'credit', page = 1 }: Pick<CallRequest<typeof listUserTransfers>, 'unit' | 'page'>,
): Promise<Exclude<CallOutcome<typeof listUserTransfers>, Error>> =>
  // in one snapshot, so that transfers in the meantime are not reported as faults
  sql.begin('isolation level repeatable read read only', async (transaction) => {
    const [account] = await transaction<Account[]>`
      select id::int, posted::float8, reserved::float8 from ledger_account
        where user_id = ${userId} and unit = ${unit satisfies LedgerUnit}`;
    if (!account) return { data: [], meta: { total: 0, page, unit, account: null, faults: [] } };

    const { faults, total } = await prove(transaction, account);
    const side = (name: 'gives' | 'takes') => transaction`
      (select jsonb_build_object('account', a.id, 'name', a.name,
         'user', case when u.id is not null then jsonb_build_object('id', u.id, 'name', u.name) end)
       from ledger_account a left join users u on u.id = a.user_id where a.id = ${transaction(name)})`;
    const rows = await transaction<(Omit<LedgerEntry, 'at'> & { at: Date })[]>`
      select seq::int, moved.id, created_at as at, kind, phase, ${side('gives')} as from, ${side('takes')} as to,
        change::float8, left_then::float8 as left, pending_id::int as ends, reason,
        (select jsonb_build_object('id', id, 'name', name) from users where users.id = actor_id) as actor
      from (${transfersOf(transaction, account)}) moved order by seq desc
        limit ${perPage} offset ${(page - 1) * perPage}`;
    const { id, posted, reserved } = account;

    return {
      data: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
      meta: { total, page, unit, account: { id, posted, reserved, balance: posted - reserved }, faults },
    };
  });
