import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { adsFilter } from '../../fields/tableFilters.ts';

/**
 * The filtered table of ads as CSV with all rows that the administrator may see, streamed while they are read. No cell
 * is a formula. Only a few exports run at a time, and each writes an audit entry. [J139, H04]
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
