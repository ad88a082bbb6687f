import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdState } from '../../entities/SellerAd.ts';

/**
 * Records that a buyer was found for an active ad, or that the sale failed. The ad stays public and shows that. An ad
 * that has this state already, or is not active, is a `conflict`.
 */
export const reserveAd = defineCall({
  method: 'POST',
  path: '/ads/reserve',
  access: 'ads.edit',
  summary: 'Marks an active ad as reserved, or takes that back.',
  body: z.strictObject({
    id: z.int().positive().max(2_147_483_647),
    reserved: z.boolean().describe('true: a buyer was found; false: not any more'),
  }),
  reply: AdState,
  failures: ['validation', 'not-found', 'forbidden', 'conflict'],
});
