import { listingLimits } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/** Longest free period, in months. */
const most = 36;

/**
 * Restarts the free period of a country: for this number of months from now on its accounts have this number of ads
 * without a packet; 0 ends it now. `id` is that of a country of the pickers. [J67, L12]
 */
export const setFreePeriod = defineCall({
  method: 'POST',
  path: '/country/admin/set-free-period',
  access: 'plans.edit',
  summary: 'Sets the free period of a country.',
  body: z.strictObject({
    id: z.int().min(1).max(999),
    period: z
      .int()
      .min(0)
      .max(most)
      .optional()
      .describe(`months from now on; without them ${listingLimits.freePeriodMonths}`),
  }),
  reply: z.object({ id: z.int(), free_until: z.iso.datetime().nullable().describe('null: none runs') }),
  failures: ['validation', 'not-found'],
});
