import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { FeedTable } from './feedTable.ts';
import { FeedUnreadable } from './FeedUnreadable.ts';
import { readFeedApart } from './readFeedApart.ts';

/** Heads of files that were read, by the digest of the file, in characters. */
const heads = new LRUCache<string, FeedTable, Uint8Array>({
  maxSize: 20_000_000,
  sizeCalculation: (head) => JSON.stringify(head).length,
  ignoreFetchAbort: true,
  fetchMethod: (_digest, _before, { context: bytes }) => readFeedApart({ bytes, only: 'head' }),
});

/**
 * The columns of a file and its first rows. A file is read once: a form that is opened after it was sent does not read it again.
 *
 * @throws FeedUnreadable
 */
export async function feedHead(bytes: Uint8Array): Promise<FeedTable> {
  const head = await heads.fetch(createHash('sha256').update(bytes).digest('hex'), { context: bytes });
  if (!head) throw new FeedUnreadable('failed');
  return head;
}
