import { banKinds, lastPage, sortOrders } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Ban } from '../../entities/Ban.ts';
import { numberText } from '../../fields/numberText.ts';

/** Active bans, 24 a page, by default the newest first. [P58, T04] */
export const listBans = defineCall({
  method: 'GET',
  path: '/admin/bans',
  access: 'bans.edit',
  summary: 'Bans in force.',
  query: z.object({
    page: numberText(1, lastPage).optional().describe('from 1'),
    kind: z.enum(banKinds).optional(),
    sort: z.enum(['value', 'kind', 'created_at']).optional(),
    order: z.enum(sortOrders).optional(),
  }),
  reply: z.array(Ban).max(24),
  meta: z.object({ page: z.int(), total: z.int() }),
  failures: ['bad-query'],
});
