import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdPhones } from '../../entities/SellerAd.ts';

/**
 * Returns the phone numbers of the seller of an active ad, which are in no other reply. At most 20 an hour from one
 * address. [M14, M53, M61]
 */
export const revealPhone = defineCall({
  method: 'POST',
  path: '/ads/phone',
  access: 'public',
  summary: 'Tells the phone numbers of a seller.',
  body: z.strictObject({ id: z.int().positive().max(2_147_483_647) }),
  reply: AdPhones,
  failures: ['not-found', 'rate-limited'],
});
