import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { FeedTable } from './feedTable.ts';
import { FeedUnreadable } from './FeedUnreadable.ts';
import { readFeedApart } from './readFeedApart.ts';

/** Heads of files that were read, by the digest of the file; the size is counted in characters. */
const heads = new LRUCache<string, FeedTable, Parameters<typeof readFeedApart>[0]>({
  maxSize: 20_000_000,
  sizeCalculation: (head) => JSON.stringify(head).length,
  ignoreFetchAbort: true,
  fetchMethod: (_digest, _before, { context }) => readFeedApart(context),
});

/**
 * The columns of a file and its first rows. A file is read once: a form that is opened after an upload does not read it
 * again.
 *
 * @throws FeedUnreadable
 */
export async function feedHead(companyId: number, bytes: Uint8Array): Promise<FeedTable> {
  const context = { companyId, bytes, only: 'head' } as const;
  const head = await heads.fetch(createHash('sha256').update(bytes).digest('hex'), { context });
  if (!head) throw new FeedUnreadable('failed');

  return head;
}
