import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdLink, PublishedAd } from '../../entities/SellerAd.ts';
import { adFormFields, clientId } from '../../fields/adFormFields.ts';

/**
 * Publishes a fast ad for 14 days: it is active at once, or pending if the checks send it to a moderator. `id` is the id
 * of its draft, made by the client: a repeated call makes no second ad. Errors are at the names of the form;
 * `slots-used-up` at `slots`, `phone-first` at `account_phone`. [M17, M05, J06]
 */
export const createFastAd = defineCall({
  method: 'PUT',
  path: '/fast-ads/create',
  access: 'fast-ads.publish',
  summary: 'Publishes a fast ad.',
  body: z.strictObject({
    id: clientId,
    category_id: z.int().positive().max(2_147_483_647),
    company_id: z
      .int()
      .positive()
      .max(2_147_483_647)
      .optional()
      .describe('the company that publishes it; without one it is an own ad'),
    fields: adFormFields.describe('the names of `fastAdFormOf`, and `tags`'),
  }),
  reply: PublishedAd,
  failures: ['validation', 'forbidden', 'rate-limited'],
  failureData: AdLink,
});
