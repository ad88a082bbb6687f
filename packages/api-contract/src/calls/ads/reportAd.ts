import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { reportReasons } from '../../entities/SellerAd.ts';

/**
 * Reports an ad to the moderators, once per person and ad: another report of the same person changes nothing, and
 * nobody reports an own ad. At most 10 a day. [M14, M61]
 */
export const reportAd = defineCall({
  method: 'POST',
  path: '/ads/report',
  access: 'public',
  summary: 'Reports an ad to the moderators.',
  body: z.strictObject({
    id: z.int().positive().max(2_147_483_647),
    reason: z.enum(reportReasons),
    text: z.string().trim().max(1000).optional().describe('needed with the reason `other`'),
  }),
  reply: z.strictObject({ reported: z.literal(true) }),
  failures: ['not-found', 'own-ad', 'validation', 'rate-limited'],
});
