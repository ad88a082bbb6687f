import { Readable } from 'node:stream';

/** What a cell may hold; null leaves it empty. A date is written in UTC, as ISO 8601. */
export type CsvCell = string | number | boolean | Date | null;

/** What a spreadsheet would run as a formula; a negative number is none. */
const formula = /^(?:[=+@\t\r]|-(?![\d.,]+$))/;

const textOf = (cell: CsvCell) => (cell === null ? '' : cell instanceof Date ? cell.toISOString() : String(cell));

/** A cell of CSV. One that looks like a formula gets an apostrophe before it: a stranger wrote it, an operator opens it. */
export function csvCell(cell: CsvCell): string {
  const text = textOf(cell);
  return `"${formula.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"`;
}

/** A line of CSV with its end. */
export const csvLine = (cells: readonly CsvCell[]) => `${cells.map(csvCell).join(',')}\n`;

/** Spreadsheets read a file without it in the letters of an old system. */
const byteOrderMark = '\uFEFF';

/**
 * A file of CSV (UTF-8), made while it is read: only the rows that come at once are in memory. It breaks off where its rows do,
 * so that a half is never taken for the whole.
 *
 * @param ended called once it is over, whole or not
 */
export function csvFile<Row>(
  head: readonly string[],
  batches: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly CsvCell[],
  ended: () => void,
): Readable {
  async function* texts() {
    yield byteOrderMark + csvLine(head);
    for await (const rows of batches) yield rows.map((row) => csvLine(cellsOf(row))).join('');
  }
  // errors: Fastify listens to what it sends
  const file = Readable.from(texts(), { highWaterMark: 1 });
  file.once('close', ended);
  return file;
}
