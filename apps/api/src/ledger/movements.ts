import type { CallRequest, CreditMovement, listCreditMovements } from '@volan/api-contract';
import { movementsPerPage, type LanguageValue, type LedgerKind, type LedgerUnit } from '@volan/domain-rules';
import type { PendingQuery, Row, Sql } from 'postgres';
import type { TitlesOf } from '../notifications/adTitles.ts';
import { marketTimeZone } from '../platform/brands/marketDay.ts';
import { balanceOf } from './transfers.ts';

/** Dependencies of the history of credits. */
export interface MovementDeps {
  readonly sql: Sql;
  readonly titlesOf: TitlesOf;
}

interface MovementRow {
  readonly id: number;
  readonly at: Date;
  readonly kind: LedgerKind;
  readonly phase: 'posted' | 'reserved' | 'settled' | 'voided';
  readonly outcome: 'settled' | 'voided' | null;
  readonly change: number;
  readonly left: number;
  readonly facts: { readonly ad_id?: number; readonly product?: string };
  readonly reason: string;
}

/**
 * The transfers that changed what an account can spend. A reservation counts when it is made; settling it changes
 * nothing more.
 */
const movementsOf = (sql: Sql, userId: number, unit: LedgerUnit) => sql`
  from ledger_account account join ledger_transfer moved
    on (moved.gives = account.id and phase <> 'settled')
    or (moved.takes = account.id and phase in ('posted', 'settled'))
  where account.user_id = ${userId}::bigint and account.unit = ${unit}`;

const midnight = (sql: Sql, day: string, later = 0) =>
  sql`(${day}::date + ${later}::int)::timestamp at time zone ${marketTimeZone}`;

/** A page of the history of an account's credits or points, the newest first. [B15, B17, M44] */
export async function readMovements(
  { sql, titlesOf }: MovementDeps,
  userId: number,
  { kind, from, to, page = 1, per_page: perPage = movementsPerPage }: CallRequest<typeof listCreditMovements>,
  language: LanguageValue,
  unit: LedgerUnit = 'credit',
) {
  const conditions: PendingQuery<Row[]>[] = [];
  if (kind !== undefined) conditions.push(sql`and kind = ${kind}`);
  if (from !== undefined) conditions.push(sql`and moved.created_at >= ${midnight(sql, from)}`);
  if (to !== undefined) conditions.push(sql`and moved.created_at < ${midnight(sql, to, 1)}`);
  const chosen = conditions.reduce((all, each) => sql`${all} ${each}`, movementsOf(sql, userId, unit));
  const [rows, [counted], balance] = await Promise.all([
    sql<MovementRow[]>`
      select seq as id, moved.created_at as at, kind, phase, facts, reason,
        (select done.phase from ledger_transfer done where done.pending_id = moved.seq) as outcome,
        case when takes = account.id or phase = 'voided' then amount else -amount end as change,
        case when takes = account.id then takes_left else gives_left end as left
      ${chosen} order by seq desc limit ${perPage} offset ${(page - 1) * perPage}`,
    sql<{ total: number }[]>`select count(*)::int as total ${chosen}`,
    balanceOf(sql, userId, unit),
  ]);
  const titleOf = await titlesOf(
    rows.flatMap(({ facts: { ad_id: ad } }) => ad ?? []),
    language,
  );
  const total = counted?.total ?? 0;

  return {
    data: rows.map((row) => present(row, titleOf)),
    meta: { total, page, pages: Math.max(1, Math.ceil(total / perPage)), per_page: perPage, balance },
  };
}

function present({ at, facts, phase, outcome, ...row }: MovementRow, titleOf: (id: number) => string): CreditMovement {
  return {
    id: row.id,
    at: at.toISOString(),
    kind: row.kind,
    change: row.change,
    left: row.left,
    state: stateOf(phase, outcome),
    ad: facts.ad_id === undefined ? null : { id: facts.ad_id, title: titleOf(facts.ad_id) },
    product: facts.product ?? null,
    reason: row.reason,
  };
}

function stateOf(phase: MovementRow['phase'], outcome: MovementRow['outcome']): CreditMovement['state'] {
  if (phase === 'voided') return 'return';
  if (phase !== 'reserved') return 'done';
  return outcome === null ? 'waiting' : outcome === 'settled' ? 'settled' : 'returned';
}
