import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { idField } from '../../fields/conversationFields.ts';

/** Releases the case of an ad. A case that somebody else has claimed stays theirs. [M05, J139] */
export const releaseAd = defineCall({
  method: 'POST',
  path: '/admin/ad/release',
  access: 'ads.moderate',
  summary: 'Leaves the case of an ad.',
  body: z.strictObject({ id: idField, skipped: z.boolean().optional().describe('passed over without a decision') }),
  reply: z.object({ released: z.literal(true) }),
  failures: ['not-found', 'forbidden'],
});
