import { parentPort, workerData } from 'node:worker_threads';
import { FeedUnreadable } from './FeedUnreadable.ts';
import { readFeed, type FeedReading, type ReadFeed } from './readFeedApart.ts';

// The thread of readFeedApart: reads the file of one feed, answers and ends.
const answer = (read: ReadFeed) => parentPort?.postMessage(read, []);
try {
  answer(await readFeed(workerData as FeedReading));
} catch (error) {
  if (!(error instanceof FeedUnreadable)) throw error;
  answer({ reason: error.reason, detail: error.detail });
}
