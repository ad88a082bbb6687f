import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Feed } from '../../entities/Feed.ts';
import { feedFile } from '../../fields/feedFields.ts';

/**
 * Gives a feed without an address a new file: CSV with a header, JSON or XML, at most 10 MB and 5,000 rows. Errors of
 * the file are codes of `feedErrors` at `file`.
 */
export const uploadFeedFile = defineCall({
  method: 'POST',
  path: '/company/feed/file',
  access: 'feeds.edit',
  summary: 'Gives a feed a new file.',
  body: z.strictObject({ id: z.int().positive().max(2_147_483_647), file: feedFile }),
  reply: Feed,
  failures: ['validation', 'not-found', 'rate-limited'],
});
