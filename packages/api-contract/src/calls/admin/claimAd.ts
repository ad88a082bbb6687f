import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { CaseHeld } from '../../entities/CaseHeld.ts';
import { idField } from '../../fields/conversationFields.ts';

/**
 * Claims the case of an ad for five minutes, or extends the claim. Meanwhile nobody else can claim or decide it.
 * [M05, J139]
 */
export const claimAd = defineCall({
  method: 'POST',
  path: '/admin/ad/claim',
  access: 'ads.moderate',
  summary: 'Takes the case of an ad.',
  body: z.strictObject({ id: idField }),
  reply: z.object({ until: z.iso.datetime() }),
  failures: ['not-found', 'forbidden', 'conflict', 'case-held'],
  failureData: CaseHeld,
});
