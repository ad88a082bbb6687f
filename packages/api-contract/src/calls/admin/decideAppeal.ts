import { maxAppeal } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { CaseHeld } from '../../entities/CaseHeld.ts';
import { ManagedAppeal } from '../../entities/Statement.ts';
import { idField } from '../../fields/conversationFields.ts';

/**
 * Decides an appeal. If it is won, the ad is public again, or the account open. The administrator who took the decision
 * cannot decide an appeal against it while there is another administrator: `forbidden`. An appeal that is decided
 * already is a `conflict`; one that somebody else has claimed is `case-held`. The user is notified. [P60, M02]
 */
export const decideAppeal = defineCall({
  method: 'POST',
  path: '/admin/appeals/decide',
  access: 'ads.moderate',
  summary: 'Decides about an appeal.',
  body: z.strictObject({
    id: idField,
    won: z.boolean(),
    answer: z.string().trim().max(maxAppeal).optional().describe('as the person reads it; needed where it is not won'),
  }),
  reply: ManagedAppeal,
  failures: ['validation', 'not-found', 'forbidden', 'conflict', 'case-held'],
  failureData: CaseHeld,
});
