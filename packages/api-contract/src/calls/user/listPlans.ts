import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Plan } from '../../entities/Plan.ts';

/** Every packet with its price in the currency of the brand, the free one first. [A08, B23, M13] */
export const listPlans = defineCall({
  method: 'GET',
  path: '/payment-plans',
  access: 'public',
  summary: 'Packets with what they give and cost.',
  query: z.object({}),
  reply: z.array(Plan),
  failures: [],
});
