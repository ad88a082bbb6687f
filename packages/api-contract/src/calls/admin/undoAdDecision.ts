import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdState } from '../../entities/SellerAd.ts';
import { idField } from '../../fields/conversationFields.ts';

/**
 * Undoes the last decision about an ad, within 30 seconds and only by the moderator who took it: the ad and its case
 * are as they were, and its seller is not notified. Too late, decided by somebody else, or changed since is a
 * `conflict`. [M02, M05]
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
