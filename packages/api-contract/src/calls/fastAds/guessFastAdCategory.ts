import { fastAdLimits } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/**
 * The category that a line most likely belongs to: the one of most public ads with its words. Null: no ad has them. A
 * guess that the seller can change. [M17]
 */
export const guessFastAdCategory = defineCall({
  method: 'GET',
  path: '/fast-ads/category',
  access: 'public',
  summary: 'The category that a line most likely belongs to.',
  query: z.strictObject({ line: z.string().min(1).max(fastAdLimits.lineLength) }),
  reply: z.object({ category_id: z.int().nullable() }),
  failures: ['bad-query'],
});
