import { maxSeenAds } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/**
 * Counts impressions of ads in results, or their comparison: once a day for each visitor, like `visitAd`. Robots,
 * administrators and the seller do not count. [P39]
 */
export const seeAds = defineCall({
  method: 'POST',
  path: '/ads/seen',
  access: 'public',
  summary: 'Counts that ads were shown in results or compared.',
  body: z.strictObject({
    ids: z.array(z.int().positive().max(2_147_483_647)).min(1).max(maxSeenAds),
    where: z.enum(['results', 'comparison']),
  }),
  reply: z.strictObject({
    counted: z
      .int()
      .describe(
        'ads that were counted for the first time today; own ads and ads that are not public are never counted',
      ),
  }),
  failures: [],
});
