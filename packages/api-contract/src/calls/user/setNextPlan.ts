import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { OwnPlans } from '../../entities/Plan.ts';

/**
 * Says what happens when the last packet ends: `none`, and the free one follows, or the same or a smaller one, which is
 * then paid from credits. It can be said again until then. Without a packet the answer is `conflict`; one that is
 * larger is at `plan`: `value`. [M13]
 */
export const setNextPlan = defineCall({
  method: 'POST',
  path: '/user/plans/next',
  access: 'orders.pay',
  summary: 'Chooses the packet that follows the present one.',
  body: z.strictObject({ plan: z.enum(['none', 'lot', 'showroom']) }),
  reply: OwnPlans,
  failures: ['validation', 'conflict'],
});
