import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { FeedRun } from '../../entities/Feed.ts';
import { flagField } from '../../fields/flagField.ts';

/**
 * Starts a run in the background; `getFeedReport` shows its progress. A dry run changes nothing. `conflict`: a run of
 * the feed is not over yet.
 */
export const runFeed = defineCall({
  method: 'POST',
  path: '/company/feed/run',
  access: 'feeds.edit',
  summary: 'Begins a run of a feed.',
  body: z.strictObject({ id: z.int().positive().max(2_147_483_647), dry: flagField }),
  reply: FeedRun,
  failures: ['validation', 'not-found', 'conflict', 'rate-limited'],
});
