import { longestComparison } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdCompared } from '../../entities/Ad.ts';
import { languageQuery } from '../../fields/languageQuery.ts';

/**
 * Ads for the comparison, with all their answers, in the order of `ids`. Ended and unknown ones are skipped.
 * [B24, M56]
 */
export const listAdsByIds = defineCall({
  method: 'POST',
  path: '/ads/by-ids',
  access: 'public',
  summary: 'Active ads with all their answers, in the order of the ids; others are skipped.',
  query: languageQuery,
  body: z.strictObject({ ids: z.array(z.int().min(1).max(2_147_483_647)).max(longestComparison) }),
  reply: z.array(AdCompared).max(longestComparison),
  failures: [],
});
