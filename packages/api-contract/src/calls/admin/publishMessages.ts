import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/**
 * Publishes what was written and not published yet, in every language: pages, islands and mails say it without a
 * restart. [J63]
 */
export const publishMessages = defineCall({
  method: 'POST',
  path: '/translate/admin/publish',
  access: 'translations.edit',
  summary: 'Publishes the changed texts.',
  body: z.strictObject({}),
  reply: z.object({ version: z.int(), texts: z.int().describe('that changed') }),
  failures: [],
});
