import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { OwnPlans } from '../../entities/Plan.ts';

/**
 * Chooses what follows the last packet: `none` (the free packet), or the same or a smaller one, which is then paid from
 * credits. The choice can be changed until then. `conflict`: the account has no packet. `value` at `plan`: the chosen
 * packet is larger. [M13]
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
