import { Readable } from 'node:stream';
import { stringify, type Options } from 'csv-stringify/sync';

/** What a cell may hold; null leaves it empty. A date is written in UTC, as ISO 8601. */
export type CsvCell = string | number | boolean | Date | null;

/** Marks a cell to be written unchanged. The types of the library lack this option. */
const plainCell = (value: string) => ({ value, escape_formulas: false }) as { value: string };

const options: Options = {
  // A stranger wrote the text and an operator opens it. An apostrophe keeps a spreadsheet from running it as a formula.
  escape_formulas: true,
  quoted: true,
  quoted_empty: true,
  cast: {
    boolean: String,
    date: (date) => date.toISOString(),
    // a negative number is not a formula, also when it is text
    string: (text) => (/^-[\d.,]+$/.test(text) ? plainCell(text) : text),
  },
};

/** A line of CSV with its line break. Cells that a spreadsheet would run as formulas are escaped, also full-width signs. */
export const csvLine = (cells: readonly CsvCell[]) => stringify([[...cells]], options);

/** Spreadsheets read a file without it in the letters of an old system. */
const byteOrderMark = '\uFEFF';

/** Longest pause of a reader in milliseconds. Each open file holds a connection to the database. */
const longestPauseMs = 30_000;

/** How a file of CSV ends. */
export interface CsvEnd {
  /** Is called once when the export ends, complete or not. */
  readonly ended: () => void;
  /** Milliseconds without reading after which the export is cut off. @default 30000 */
  readonly pauseMs?: number;
}

/**
 * A file of CSV (UTF-8), made while it is read: only the rows that come at once are in memory. It breaks off where its rows do,
 * so that a half is never taken for the whole.
 */
export function csvFile<Row>(
  head: readonly string[],
  batches: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly CsvCell[],
  { ended, pauseMs = longestPauseMs }: CsvEnd,
): Readable {
  let pause: ReturnType<typeof setTimeout> | null = null;
  const goOn = () => pause && clearTimeout(pause);
  const waitForReader = () => {
    pause = setTimeout(() => file.destroy(new Error('The table was not read on.')), pauseMs);
  };

  async function* texts() {
    waitForReader();
    yield byteOrderMark + csvLine(head);
    goOn();
    for await (const rows of batches) {
      waitForReader();
      yield rows.map((row) => csvLine(cellsOf(row))).join('');
      goOn();
    }
  }
  // errors: Fastify listens to what it sends
  const file = Readable.from(texts(), { highWaterMark: 1 });
  file.once('close', () => {
    goOn();
    ended();
  });
  return file;
}
