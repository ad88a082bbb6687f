import { answerReading } from '../platform/files/readApart.ts';
import { FeedUnreadable } from './FeedUnreadable.ts';
import { readFeed, type FeedReading, type ReadFeed } from './readFeedApart.ts';

// The process of readFeedApart: reads the file of one feed, responds and ends.
answerReading(async (given: FeedReading): Promise<ReadFeed> => {
  try {
    return await readFeed(given);
  } catch (error) {
    if (!(error instanceof FeedUnreadable)) throw error;
    return { reason: error.reason, detail: error.detail };
  }
});
