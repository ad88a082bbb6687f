import { isTransferAmount, type LedgerKind, type LedgerUnit, type OwnAccount } from '@volan/domain-rules';
import type { JSONValue, Sql, TransactionSql } from 'postgres';
import { namedRefusals, TransferRefused } from './refusals.ts';

/** The account that gives or takes: a user's, or one of our own. */
export type LedgerSide = OwnAccount | { readonly userId: number };

/** A transfer from one account to another. */
export interface Transfer {
  /** Chosen by the caller, up to 255 visible characters. The same id moves nothing twice. */
  readonly id: string;
  readonly from: LedgerSide;
  readonly to: LedgerSide;
  readonly unit: LedgerUnit;
  /** Whole, at least 1; money in minor units. */
  readonly amount: number;
  readonly kind: LedgerKind;
  /**
   * Its purpose, for the line in the history: `{ ad_id }`, `{ product }`. No personal data, because a line is never
   * deleted.
   */
  readonly facts?: Readonly<Record<string, JSONValue>>;
  /** The reason of a correction. */
  readonly reason?: string;
  /** The user who makes the transfer, if it is neither the owner nor the product itself. */
  readonly actorId?: number;
}

const account = (sql: TransactionSql, side: LedgerSide, unit: LedgerUnit) =>
  typeof side === 'string'
    ? sql`ledger_ours(${side}, ${unit})`
    : sql`ledger_account_of(${side.userId}::bigint, ${unit})`;

async function write(sql: TransactionSql, transfer: Transfer, until: Date | null, now: Date) {
  const { id, from, to, unit, amount, kind, facts = {}, reason = '', actorId = null } = transfer;
  if (!isTransferAmount(amount)) throw new RangeError(`${amount} ${unit} cannot be moved.`);

  await namedRefusals(sql`
    select seq from ledger_post(
      ${id}, ${account(sql, from, unit)}, ${account(sql, to, unit)}, ${amount}::bigint, ${kind}, ${sql.json(facts)},
      ${reason},
      ${actorId}::bigint, ${until}::timestamptz, ${now}::timestamptz)`);
}

/**
 * Moves an amount in the transaction of the caller, for good: a mistake is corrected by another transfer.
 *
 * @throws NotEnough if a user has too little, TransferRefused if another transfer has its id
 */
export const post = (sql: TransactionSql, transfer: Transfer, now: Date) => write(sql, transfer, null, now);

/**
 * Takes an amount from an account without giving it to anybody yet. The caller settles or releases it later by its id.
 * If nobody decides until `until`, it is released automatically. [M43]
 *
 * @throws NotEnough, TransferRefused
 */
export const reserve = (sql: TransactionSql, transfer: Transfer, until: Date, now: Date) =>
  write(sql, transfer, until, now);

/** Gives a reserved amount to its taker, once. @throws TransferRefused if it was released or has expired */
export async function settle(sql: TransactionSql, id: string, now: Date): Promise<void> {
  await namedRefusals(sql`select seq from ledger_settle(${id}, ${now}::timestamptz)`);
}

/** Returns a reserved amount to its giver, once. @throws TransferRefused if it was settled */
export async function release(sql: TransactionSql, id: string, now: Date): Promise<void> {
  await namedRefusals(sql`select seq from ledger_void(${id}, ${now}::timestamptz)`);
}

/** Releases reservations whose time is over, the oldest first, at most `most`. Answers the number of them. [M43] */
export async function releaseOverdue(sql: Sql, now: Date, most = 500): Promise<number> {
  const overdue = await sql<{ id: string }[]>`select id from ledger_overdue(${now}::timestamptz, ${most}::int) as id`;
  let released = 0;
  for (const { id } of overdue) {
    try {
      await sql.begin((transaction) => release(transaction, id, now));
      released += 1;
    } catch (error) {
      // it was settled at the same moment
      if (!(error instanceof TransferRefused)) throw error;
    }
  }

  return released;
}

/** The amount that a user can spend: received less spent and reserved amounts. [J27] */
export async function balanceOf(sql: Sql | TransactionSql, userId: number, unit: LedgerUnit): Promise<number> {
  const [row] = await sql<{ balance: number }[]>`select balance_of(${userId}::bigint, ${unit}) as balance`;
  return row?.balance ?? 0;
}
