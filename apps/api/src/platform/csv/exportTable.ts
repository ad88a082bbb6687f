import type { Readable } from 'node:stream';
import { Failure, type ExportedName } from '@volan/api-contract';
import type { CsvCell } from '@volan/documents/csv';
import type { PendingQuery, Row, Sql } from 'postgres';
import { csvFile } from './csvFile.ts';
import { principalOf, type CallContext } from '../server/RequestContext.ts';
import { audit } from '../audit/audit.ts';

/** Rows that are in memory at a time. */
const rowsAtOnce = 200;

/** Most exports of one pool at a time. Each holds a connection while it is read. */
const maxRunning = 4;

/** Most exports that one person reads at a time, so that nobody takes all slots. */
const maxOfPerson = 2;

/** The ids of the people whose exports are open, one entry for each export. */
const running = new WeakMap<Sql, number[]>();

/** A table that an administrator exports. */
export interface ExportedTable<Taken extends Row> {
  /** `users`: the entry of the audit log is `users.exported`. */
  readonly name: ExportedName;
  /** The filters of the table. */
  readonly filter: Readonly<Record<string, string | number | boolean | undefined>>;
  /** The header of each column, and the function that makes its cells. */
  readonly columns: Readonly<Record<string, (row: Taken) => CsvCell>>;
  /** All rows that the caller may see, in order. */
  readonly rows: PendingQuery<Taken[]>;
}

/**
 * Exports a table as CSV, row by row, and writes an entry of the audit log. `rate-limited`: too many exports are open.
 */
export async function exportTable<Taken extends Row>(
  sql: Sql,
  context: CallContext,
  { name, filter, columns, rows }: ExportedTable<Taken>,
): Promise<Readable | Failure<'rate-limited', null>> {
  const { actor } = principalOf(context);
  const open = running.get(sql) ?? [];
  running.set(sql, open);
  const own = open.filter((id) => id === actor.id).length;
  if (own >= maxOfPerson || open.length >= maxRunning) return new Failure('rate-limited');

  open.push(actor.id);
  const ended = () => void open.splice(open.indexOf(actor.id), 1);
  const asked = Object.fromEntries(
    Object.entries(filter).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, typeof value === 'boolean' ? String(value) : value]],
    ),
  );
  try {
    await sql.begin((transaction) => audit(transaction, actor.id, `${name}.exported`, null, asked));
  } catch (error) {
    ended();
    throw error;
  }
  const cells = Object.values(columns);

  return csvFile(Object.keys(columns), rows.cursor(rowsAtOnce), (row) => cells.map((cell) => cell(row)), { ended });
}
