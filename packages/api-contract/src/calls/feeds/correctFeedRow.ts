import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { FeedCells, FeedRow } from '../../entities/Feed.ts';

/**
 * Corrects values of a row until the file has other values; an empty value removes a correction. The row is checked at
 * once, and the report shows the remaining problems. Its ad changes with the next run.
 */
export const correctFeedRow = defineCall({
  method: 'POST',
  path: '/company/feed/correct',
  access: 'feeds.edit',
  summary: 'Corrects a row of a feed.',
  body: z.strictObject({
    run: z.int().positive().max(2_147_483_647),
    row: z.string().min(1).max(400),
    line: z.int().min(0).max(2_147_483_647),
    fields: FeedCells,
  }),
  reply: FeedRow,
  failures: ['validation', 'not-found'],
});
