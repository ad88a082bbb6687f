import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { FeedDetails } from '../../entities/Feed.ts';
import { idText } from '../../fields/idText.ts';

/** A feed with the columns and the first rows of its file, and the possible meanings of columns. */
export const getFeed = defineCall({
  method: 'GET',
  path: '/company/feed',
  access: 'feeds.edit',
  summary: 'A feed with the columns of its file.',
  query: z.strictObject({ id: idText }),
  reply: FeedDetails,
  failures: ['not-found'],
});
