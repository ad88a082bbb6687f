import { Readable } from 'node:stream';
import { byteOrderMark, csvLine, type CsvCell } from '@volan/documents/csv';

/** Longest pause of a reader in milliseconds. Each open file holds a connection to the database. */
const longestPauseMs = 30_000;

/** Options for the end of a CSV export. */
export interface CsvEnd {
  /** Is called once when the export ends, complete or not. */
  readonly ended: () => void;
  /** Milliseconds without reading after which the export is cut off. @default 30000 */
  readonly pauseMs?: number;
}

/**
 * A CSV file (UTF-8) as a stream: only one batch of rows is in memory. If reading the rows fails, the stream fails too,
 * so that nobody mistakes a part for the whole file.
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
