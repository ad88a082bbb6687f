import { listingStatus } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { CaseHeld } from '../../entities/CaseHeld.ts';
import { CompanyReason, ManagedCompany } from '../../entities/CompanyReview.ts';
import { idField } from '../../fields/conversationFields.ts';

/**
 * Decides about new or changed data of a company: approves them (2), refuses them (3), or asks the company (1). An
 * approved company is public at once. Approving a public company with nothing to decide only gives or takes "verified",
 * which lapses after two years. For 30 seconds the decision can be undone; then the company gets a mail and a
 * notification, with the reasons in its language. A refusal needs a reason or words, a question needs words. `conflict`:
 * nothing waits, or the company changed since `version` was read. `case-held`: another moderator looks at it. [M12, P55]
 */
export const decideCompany = defineCall({
  method: 'POST',
  path: '/admin/company/status',
  access: 'companies.verify',
  summary: 'Decides about the data of a company.',
  body: z.strictObject({
    id: idField,
    status: z.union([
      z.literal(listingStatus.pending),
      z.literal(listingStatus.active),
      z.literal(listingStatus.rejected),
    ]),
    version: z.string().max(40).describe('of the data that the moderator saw'),
    verified: z.boolean().optional().describe('with an approval; not sent: it stays as it is'),
    reasons: z.array(CompanyReason).max(7).optional(),
    reason: z.string().trim().max(1000).optional().describe('in words, as the company reads them'),
    template: idField.optional().describe('an answer template before the words, in the language of the company'),
  }),
  reply: z.object({
    company: ManagedCompany,
    undo_until: z.iso.datetime().describe('until when `undoCompanyDecision` takes it back'),
  }),
  failures: ['validation', 'not-found', 'forbidden', 'conflict', 'case-held'],
  failureData: CaseHeld,
});
