import { listingStatus } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { CaseHeld } from '../../entities/CaseHeld.ts';
import { idField } from '../../fields/conversationFields.ts';
import { AdState, RejectionReason } from '../../entities/SellerAd.ts';

/**
 * Decides about an ad: approves it (2), also one that was removed and whose appeal was won; rejects it (3); asks its seller
 * (1); removes it (7). For 30 seconds it can be undone; then the seller is told by mail, with the reasons in the own language and what
 * the moderator wrote; one of them everything but an approval needs, a question words. A way that the state does not allow is a
 * `conflict`; `case-held`: another moderator looks at it. [J139, M02, M05, P57, P60]
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
