import { listingStatus } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdState, RejectionReason } from '../../entities/SellerAd.ts';

/**
 * Decides about an ad: approves it (2), also one that was removed and whose appeal was won; rejects it (3); asks its seller
 * (1); removes it (7). The seller is told by mail, with the reasons in the own language and what the moderator wrote; one of
 * them everything but an approval needs, a question words. A way that the state does not allow is a `conflict`. [J139, M02, P57, P60]
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
  }),
  reply: AdState,
  failures: ['validation', 'not-found', 'forbidden', 'conflict'],
});
