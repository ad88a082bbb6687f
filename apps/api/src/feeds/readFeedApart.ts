import { cutPlain } from '@volan/domain-rules';
import { readApart, ReadingGivenUp } from '../platform/files/readApart.ts';
import { readFeedTable, type FeedTable } from './feedTable.ts';
import { FeedUnreadable } from './FeedUnreadable.ts';

/** Input of the process. */
export interface FeedReading {
  readonly bytes: Uint8Array;
  /** `head`: only the first rows, and of each cell only the beginning. @default the whole file */
  readonly only?: 'head';
}

/** Response of the process. */
export type ReadFeed = FeedTable | Pick<FeedUnreadable, 'reason' | 'detail'>;

/** Rows of a head: enough prices to detect how numbers are written. */
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

/**
 * Largest file that is read without a process of its own, in bytes. It takes a hundredth of a second or two, less than
 * starting a process.
 */
const smallBytes = 32_000;

/** Reads the whole file or its head. @throws FeedUnreadable */
export async function readFeed({ bytes, only }: FeedReading): Promise<FeedTable> {
  const table = await readFeedTable(bytes);
  return only === 'head' ? headOf(table) : table;
}

/** The queues of readings. A reading takes a core and many times the memory of its file. */
const lines: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()];

/** The last reading of each company. Files of one company are read one after the other. */
const lastOfCompany = new Map<number, Promise<unknown>>();

/**
 * Reads the file of a feed in its own process, so that it does not block calls of the API. Two files are read at a
 * time, one for each company, so that one feed does not hold up all others. Small files are read without waiting.
 *
 * @param given the file and the company of the feed
 * @throws FeedUnreadable
 */
export async function readFeedApart(
  given: FeedReading & { readonly companyId: number },
  withinMs?: number,
): Promise<FeedTable> {
  const { companyId, ...reading } = given;
  if (reading.bytes.byteLength <= smallBytes) return readFeed(reading);

  const before = lastOfCompany.get(companyId) ?? Promise.resolve();
  const table = before.then(() => inLine(() => read(reading, withinMs)));
  const ended = table.catch(() => {});
  lastOfCompany.set(companyId, ended);
  void ended.then(() => lastOfCompany.get(companyId) === ended && lastOfCompany.delete(companyId));

  return table;
}

let waiting = Promise.resolve();

/** Runs work in the queue that is free first, in the order of the calls. */
async function inLine<Done>(work: () => Promise<Done>): Promise<Done> {
  const { promise: done, resolve } = Promise.withResolvers<void>();
  waiting = waiting.then(async () => {
    const free = await Promise.race(lines.map((line, index) => line.then(() => index)));
    lines[free] = done;
  });
  await waiting;
  try {
    return await work();
  } finally {
    resolve();
  }
}

async function read(given: FeedReading, withinMs?: number): Promise<FeedTable> {
  try {
    const answer = await readApart<ReadFeed>(new URL('feedProcess.ts', import.meta.url), given, withinMs);
    if ('reason' in answer) throw new FeedUnreadable(answer.reason, answer.detail);
    return answer;
  } catch (error) {
    if (!(error instanceof ReadingGivenUp)) throw error;
    throw new FeedUnreadable(error.why === 'timed-out' ? 'too-slow' : 'too-large');
  }
}
