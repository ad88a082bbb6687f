import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/** Counts a visit of the page of an ad, once a day for each visitor. Robots and the seller do not count. [P39] */
export const visitAd = defineCall({
  method: 'POST',
  path: '/ads/visit',
  access: 'public',
  summary: 'Counts a visit of an ad.',
  body: z.strictObject({ id: z.int().positive().max(2_147_483_647) }),
  reply: z.strictObject({
    counted: z.boolean().describe('false: counted before today, a robot, one’s own ad, or an ad that is not public'),
    own: z.boolean().describe('it belongs to the account that asks, or to a company that it acts for'),
  }),
  failures: [],
});
