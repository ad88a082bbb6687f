import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { bannerReportQuery } from '../../fields/bannerFields.ts';

/** The same as CSV: day, impressions, clicks and rate. Each export writes an audit entry. [M59] */
export const exportBannerReport = defineCall({
  method: 'GET',
  path: '/api/admin/export/banner',
  access: 'promotions.list',
  summary: 'Impressions and clicks of a banner as CSV.',
  bare: true,
  query: bannerReportQuery,
  reply: z.string().describe('the text of the file'),
  failures: ['bad-query', 'not-found', 'rate-limited'],
});
