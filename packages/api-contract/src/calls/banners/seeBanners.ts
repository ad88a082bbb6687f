import { bannerLimits } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { rowIds } from '../../fields/taxonomyFields.ts';

/**
 * Counts impressions of banners, one call for each view of a page: at least half of the box of each was in sight for a
 * second. Robots, administrators and banners that are not visible do not count. Nothing about the visitor is stored.
 */
export const seeBanners = defineCall({
  method: 'POST',
  path: '/promotion/seen',
  access: 'public',
  summary: 'Counts that banners were seen.',
  body: z.strictObject({ ids: rowIds(bannerLimits.seenAtOnce).min(1) }),
  reply: z.strictObject({ counted: z.int().describe('0 for robots and administrators') }),
  failures: ['validation', 'rate-limited'],
});
