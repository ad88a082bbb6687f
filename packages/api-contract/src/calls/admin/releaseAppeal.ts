import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { idField } from '../../fields/conversationFields.ts';

/** Releases an appeal. One that somebody else has claimed stays theirs. [P60, M05] */
export const releaseAppeal = defineCall({
  method: 'POST',
  path: '/admin/appeals/release',
  access: 'ads.moderate',
  summary: 'Leaves an appeal.',
  body: z.strictObject({ id: idField, skipped: z.boolean().optional().describe('passed over without a decision') }),
  reply: z.object({ released: z.literal(true) }),
  failures: ['not-found'],
});
