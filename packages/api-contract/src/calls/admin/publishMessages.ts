import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/** Publishes all drafts of texts in every language. Pages, islands and mails use them without a restart. [J63] */
export const publishMessages = defineCall({
  method: 'POST',
  path: '/translate/admin/publish',
  access: 'translations.edit',
  summary: 'Publishes the changed texts.',
  body: z.strictObject({}),
  reply: z.object({ version: z.int(), texts: z.int().describe('that changed') }),
  failures: [],
});
