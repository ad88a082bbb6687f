import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { adsFilter } from '../../fields/tableFilters.ts';

/**
 * The table of ads with its filters, as CSV: all rows within reach, sent while they are read, no cell a formula. A few
 * of them at a time; each leaves an entry of the audit log. [J139, H04]
 */
export const exportAds = defineCall({
  method: 'GET',
  path: '/api/admin/export/ads',
  access: 'ads.list',
  summary: 'Ads of moderators as CSV.',
  bare: true,
  query: adsFilter,
  reply: z.string().describe('the text of the file'),
  failures: ['bad-query', 'rate-limited'],
});
