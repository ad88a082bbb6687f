import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdLink, PublishedAd } from '../../entities/SellerAd.ts';
import { adFormFields, clientId } from '../../fields/adFormFields.ts';

/**
 * Publishes an ad: it is active at once, or pending if the checks send it to a moderator. `id` is the id of its draft,
 * made by the client: a repeated call makes no second ad, and answers with the first one. Errors are at the names of
 * the form; `slots-used-up` at `slots`, `phone-first` at `account_phone` before the first ad of an account without a
 * confirmed phone, `duplicate-ad` at `vin` with the seller's own ad in `data`. [M14, M05, M55, T09c, J06]
 */
export const createAd = defineCall({
  method: 'PUT',
  path: '/ads/create',
  access: 'ads.publish',
  summary: 'Publishes an ad.',
  body: z.strictObject({
    id: clientId,
    category_id: z.int().positive().max(2_147_483_647),
    company_id: z
      .int()
      .positive()
      .max(2_147_483_647)
      .optional()
      .describe('the company that publishes it; without one it is an own ad'),
    fields: adFormFields,
  }),
  reply: PublishedAd,
  failures: ['validation', 'forbidden', 'rate-limited'],
  failureData: AdLink,
});
