import { lastPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ManagedAppeal } from '../../entities/Statement.ts';
import { languageQuery } from '../../fields/languageQuery.ts';
import { numberText } from '../../fields/numberText.ts';

/**
 * Appeals that the administrator may see, 24 a page: open ones first, the longest waiting first; then decided ones, the
 * newest first. [P60, H04]
 */
export const listAppeals = defineCall({
  method: 'GET',
  path: '/admin/appeals',
  access: 'ads.list',
  summary: 'Appeals against decisions.',
  query: languageQuery.extend({
    page: numberText(1, lastPage).optional().describe('from 1'),
    id: numberText(1, 2_147_483_647).optional().describe('one of them'),
    user_id: numberText(1, 2_147_483_647).optional().describe('of one account'),
  }),
  reply: z.array(ManagedAppeal).max(24),
  meta: z.object({ page: z.int(), total: z.int() }),
  failures: ['bad-query'],
});
