import { lastPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { BoostedAd } from '../../entities/Boost.ts';
import { idText } from '../../fields/idText.ts';
import { languageQuery } from '../../fields/languageQuery.ts';
import { numberText } from '../../fields/numberText.ts';

/**
 * Own ads, and those of companies that the user acts for, with running promotions, the first to end first, 24 a page.
 * With `ad_id` only that ad, even without promotions. [C57, N10]
 */
export const listBoosts = defineCall({
  method: 'GET',
  path: '/boosts',
  access: 'credits.read',
  summary: 'Own ads with promotions that run.',
  query: languageQuery.extend({
    ad_id: idText.optional(),
    page: numberText(1, lastPage).optional().describe('from 1'),
  }),
  reply: z.array(BoostedAd).max(24),
  meta: z.object({ page: z.int(), pages: z.int(), total: z.int(), per_page: z.int() }),
  failures: ['bad-query', 'not-found'],
});
