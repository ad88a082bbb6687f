import { Readable } from 'node:stream';
import { byteOrderMark, csvLine, type CsvCell } from '@volan/documents/csv';

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
 * A file of CSV (UTF-8), made while it is read: only the rows that come at once are in memory. It breaks off where its
 * rows do, so that a half is never taken for the whole.
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
