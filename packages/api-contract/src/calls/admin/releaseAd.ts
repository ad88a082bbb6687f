import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { idField } from '../../fields/conversationFields.ts';

/** Leaves the case of an ad to others. One that somebody else holds stays theirs. [M05, J139] */
export const releaseAd = defineCall({
  method: 'POST',
  path: '/admin/ad/release',
  access: 'ads.moderate',
  summary: 'Leaves the case of an ad.',
  body: z.strictObject({ id: idField, skipped: z.boolean().optional().describe('passed over without a decision') }),
  reply: z.object({ released: z.literal(true) }),
  failures: ['not-found', 'forbidden'],
});
