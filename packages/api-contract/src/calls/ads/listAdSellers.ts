import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdSellerChoice } from '../../entities/SellerAd.ts';

/** Accounts that the user may publish ads for: their own first, then the companies that they act for, by name. [H07] */
export const listAdSellers = defineCall({
  method: 'GET',
  path: '/ads/sellers',
  access: 'account.read',
  summary: 'For whom the account may publish ads.',
  reply: z.array(AdSellerChoice),
  failures: [],
});
