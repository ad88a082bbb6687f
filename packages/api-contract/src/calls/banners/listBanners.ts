import { lastPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ManagedBanner } from '../../entities/Banner.ts';
import { bannersFilter } from '../../fields/bannerFields.ts';
import { numberText } from '../../fields/numberText.ts';

/** Banners, the newest first, 40 a page. Regional administrators list those of their country. [J75, L41, H04] */
export const listBanners = defineCall({
  method: 'GET',
  path: '/promotion/list',
  access: 'promotions.list',
  summary: 'Banners, the newest first.',
  query: bannersFilter.extend({
    page: numberText(1, lastPage).optional().describe('from 1'),
    limit: numberText(1, 200).optional().describe('by default 40'),
  }),
  reply: z.array(ManagedBanner),
  meta: z.object({ page: z.int(), limit: z.int(), total: z.int() }),
  failures: ['bad-query'],
});
