import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdLink, PublishedAd } from '../../entities/SellerAd.ts';
import { adFormFields, clientId } from '../../fields/adFormFields.ts';

/**
 * Publishes an ad: it is active at once, or pending where the checks send it to a moderator. `id` is the id of its draft, made
 * by the client: sent again it stays one ad, and the answer is that ad. What is wrong is at the names of the form;
 * `slots-used-up` at `slots`, `duplicate-ad` at `vin` with the seller's own ad in `data`. [M14, M05, M55, T09c]
 */
export const createAd = defineCall({
  method: 'PUT',
  path: '/ads/create',
  access: 'ads.publish',
  summary: 'Publishes an ad.',
  body: z.strictObject({
    id: clientId,
    category_id: z.int().positive().max(2_147_483_647),
    company_id: z.int().positive().max(2_147_483_647).optional().describe('for which company; else an own ad'),
    fields: adFormFields,
  }),
  reply: PublishedAd,
  failures: ['validation', 'forbidden', 'rate-limited'],
  failureData: AdLink,
});
