import { listingStatus } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { CaseHeld } from '../../entities/CaseHeld.ts';
import { idField } from '../../fields/conversationFields.ts';
import { AdState, RejectionReason } from '../../entities/SellerAd.ts';

/**
 * Decides about an ad: approves it (2), also a removed one after a won appeal; rejects it (3); asks its seller (1);
 * removes it (7). The decision can be undone for 30 seconds. Then the seller gets a mail with the reasons in their own
 * language and the moderator's words. A refusal needs a reason or words, a question needs words. `conflict`: the state
 * of the ad does not allow the decision. `case-held`: another moderator has claimed it. [J139, M02, M05, P57, P60]
 */
export const moderateAd = defineCall({
  method: 'POST',
  path: '/admin/ad/status',
  access: 'ads.moderate',
  summary: 'Decides about an ad.',
  body: z.strictObject({
    id: z.int().positive().max(2_147_483_647),
    status: z.union([
      z.literal(listingStatus.pending),
      z.literal(listingStatus.active),
      z.literal(listingStatus.rejected),
      z.literal(listingStatus.removed),
    ]),
    reasons: z.array(RejectionReason).max(7).optional().describe('why it is refused'),
    reason: z.string().trim().max(1000).optional().describe('in words, as the seller reads them'),
    template: idField.optional().describe('a ready answer that comes before the words, in the language of the seller'),
  }),
  reply: AdState.extend({
    undo_until: z.iso
      .datetime()
      .nullable()
      .describe('until when `undoAdDecision` takes it back; null: it cannot be undone'),
  }),
  failures: ['validation', 'not-found', 'forbidden', 'conflict', 'case-held'],
  failureData: CaseHeld,
});
