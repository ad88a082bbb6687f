import { lastPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ReportedAd } from '../../entities/ReportedAd.ts';
import { languageQuery } from '../../fields/languageQuery.ts';
import { numberText } from '../../fields/numberText.ts';

/**
 * Public ads with open reports, 24 a page, the most reported first. `moderateAd` decides about all reports of an ad at
 * once. Signed-in users who reported it are notified of the outcome. [P57, H04]
 */
export const listReportedAds = defineCall({
  method: 'GET',
  path: '/admin/reported-ads',
  access: 'ads.list',
  summary: 'Public ads with open reports.',
  query: languageQuery.extend({ page: numberText(1, lastPage).optional().describe('from 1') }),
  reply: z.array(ReportedAd).max(24),
  meta: z.object({ page: z.int(), total: z.int() }),
  failures: ['bad-query'],
});
