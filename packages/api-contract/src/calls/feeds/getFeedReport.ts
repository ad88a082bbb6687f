import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { FeedReport } from '../../entities/Feed.ts';
import { idText } from '../../fields/idText.ts';
import { numberText } from '../../fields/numberText.ts';

/** The result of a run: its counts, and 50 rows a page, those with problems first. Unchanged rows are counted only. */
export const getFeedReport = defineCall({
  method: 'GET',
  path: '/company/feed/report',
  access: 'feeds.edit',
  summary: 'What a run of a feed did.',
  query: z.strictObject({ run: idText, page: numberText(1, 1000).default(1) }),
  reply: FeedReport,
  failures: ['not-found'],
});
