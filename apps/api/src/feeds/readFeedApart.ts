import { cutPlain } from '@volan/domain-rules';
import { readApart, ReadingGivenUp } from '../importing/readApart.ts';
import { readFeedTable, type FeedTable } from './feedTable.ts';
import { FeedUnreadable } from './FeedUnreadable.ts';

/** What the thread is given. */
export interface FeedReading {
  readonly bytes: Uint8Array;
  /** `head`: the first rows are enough, and of each cell its beginning. @default the whole file */
  readonly only?: 'head';
}

/** What the thread answers. */
export type ReadFeed = FeedTable | Pick<FeedUnreadable, 'reason' | 'detail'>;

/** Rows of a head: their prices say how numbers are written. */
const headRows = 50;

/** Characters of a cell of a head. */
const headCharacters = 80;

/** The columns of a table and its first rows. */
const headOf = ({ columns, rows }: FeedTable): FeedTable => ({
  columns,
  rows: rows
    .slice(0, headRows)
    .map((row) => ({ ...row, cells: row.cells.map((cell) => cutPlain(cell.trim(), headCharacters)) })),
});

/** Bytes of a file that is read sooner than a thread begins, in a hundredth of a second or two. */
const smallBytes = 32_000;

/** What is asked for of a file. @throws FeedUnreadable */
export async function readFeed({ bytes, only }: FeedReading): Promise<FeedTable> {
  const table = await readFeedTable(bytes);
  return only === 'head' ? headOf(table) : table;
}

let lastReading: Promise<unknown> = Promise.resolve();

/**
 * Reads the file of a feed in a thread of its own, so that no file holds up the other calls of the API; one file at a time, as
 * reading takes a processor and many times the memory of the file. A small file is read at once.
 *
 * @throws FeedUnreadable
 */
export function readFeedApart(given: FeedReading, withinMs?: number): Promise<FeedTable> {
  if (given.bytes.byteLength <= smallBytes) return readFeed(given);
  const reading = lastReading.then(() => read(given, withinMs));
  lastReading = reading.catch(() => {});
  return reading;
}

async function read(given: FeedReading, withinMs?: number): Promise<FeedTable> {
  try {
    const answer = await readApart<ReadFeed>(new URL('feedThread.ts', import.meta.url), given, withinMs);
    if ('reason' in answer) throw new FeedUnreadable(answer.reason, answer.detail);
    return answer;
  } catch (error) {
    if (!(error instanceof ReadingGivenUp)) throw error;
    throw new FeedUnreadable(error.why === 'timed-out' ? 'too-slow' : 'too-large');
  }
}
