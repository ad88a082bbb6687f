import { bannerLimits } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { BannerReportDay } from '../../entities/Banner.ts';
import { bannerReportQuery } from '../../fields/bannerFields.ts';

/** Impressions and clicks of a banner, each day with its own row. [H04] */
export const getBannerReport = defineCall({
  method: 'GET',
  path: '/promotion/report',
  access: 'promotions.list',
  summary: 'Impressions and clicks of a banner by day.',
  query: bannerReportQuery,
  reply: z.strictObject({
    days: z.array(BannerReportDay).max(bannerLimits.reportDays),
    total: BannerReportDay.omit({ day: true }),
  }),
  failures: ['bad-query', 'not-found'],
});
