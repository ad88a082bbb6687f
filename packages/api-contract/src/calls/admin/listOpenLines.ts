import { lastPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { OpenLine } from '../../entities/StatementLine.ts';
import { numberText } from '../../fields/numberText.ts';

/** Lines of statements that no import could book, 50 a page, the oldest first. [M42] */
export const listOpenLines = defineCall({
  method: 'GET',
  path: '/admin/statements/open',
  access: 'orders.book',
  summary: 'Money on the account of which nobody knows yet whose it is.',
  query: z.object({ page: numberText(1, lastPage).optional().describe('from 1') }),
  reply: z.array(OpenLine).max(50),
  meta: z.object({ page: z.int(), total: z.int() }),
  failures: ['bad-query'],
});
