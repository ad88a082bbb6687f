import { maxAppeal } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { CaseHeld } from '../../entities/CaseHeld.ts';
import { ManagedAppeal } from '../../entities/Statement.ts';
import { idField } from '../../fields/conversationFields.ts';

/**
 * Decides an appeal. After a won appeal the ad is public again, or the account active. The user is notified.
 * `forbidden`: the administrator took the decision, and another administrator exists. `conflict`: the appeal was
 * decided before. `case-held`: somebody else has claimed it. [P60, M02]
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
