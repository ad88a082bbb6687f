import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdPhones } from '../../entities/SellerAd.ts';
import { slugText } from '../../fields/slugText.ts';

/**
 * Returns the phone numbers of a company, also of one without ads; they are in no other public reply. It shares the
 * limit of `revealPhone`: 20 an hour from one address. [M15, M58, M61]
 */
export const revealCompanyPhone = defineCall({
  method: 'POST',
  path: '/companies/phone',
  access: 'public',
  summary: 'Tells the phone numbers of a company.',
  body: z.strictObject({ slug: slugText }),
  reply: AdPhones,
  failures: ['not-found', 'rate-limited'],
});
