import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { CaseHeld } from '../../entities/CaseHeld.ts';
import { idField } from '../../fields/conversationFields.ts';

/**
 * Claims an appeal for five minutes, or extends the claim: until then nobody else claims or decides it. A user who may
 * not decide it is refused as by the decision. [P60, M05]
 */
export const claimAppeal = defineCall({
  method: 'POST',
  path: '/admin/appeals/claim',
  access: 'ads.moderate',
  summary: 'Takes an appeal.',
  body: z.strictObject({ id: idField }),
  reply: z.object({ until: z.iso.datetime() }),
  failures: ['not-found', 'forbidden', 'conflict', 'case-held'],
  failureData: CaseHeld,
});
