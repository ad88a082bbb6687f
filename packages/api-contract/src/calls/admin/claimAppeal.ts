import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { CaseHeld } from '../../entities/CaseHeld.ts';
import { idField } from '../../fields/conversationFields.ts';

/**
 * Claims an appeal for five minutes, or extends the claim. Meanwhile nobody else can claim or decide it. Administrators
 * who may not decide it are refused. [P60, M05]
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
