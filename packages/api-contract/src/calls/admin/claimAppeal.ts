import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { CaseHeld } from '../../entities/CaseHeld.ts';
import { idField } from '../../fields/conversationFields.ts';

/**
 * Takes an appeal for five minutes, or holds it on: meanwhile nobody else takes it or decides about it. Who may not decide about it
 * is refused as by the decision. [P60, M05]
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
