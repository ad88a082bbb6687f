import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdState } from '../../entities/SellerAd.ts';
import { idField } from '../../fields/conversationFields.ts';

/**
 * Undoes the last decision about an ad, within 30 seconds and only by the moderator who took it. Ad and case return to
 * their earlier state, and the seller is not notified. `conflict`: it is too late, somebody else decided, or the ad has
 * changed since. [M02, M05]
 */
export const undoAdDecision = defineCall({
  method: 'POST',
  path: '/admin/ad/undo',
  access: 'ads.moderate',
  summary: 'Undoes the last decision about an ad.',
  body: z.strictObject({ id: idField }),
  reply: AdState,
  failures: ['not-found', 'forbidden', 'conflict'],
});
