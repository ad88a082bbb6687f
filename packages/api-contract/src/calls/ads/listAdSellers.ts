import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdSellerChoice } from '../../entities/SellerAd.ts';

/** For whom the account may publish ads: itself first, then the companies that it acts for, by their names. [H07] */
export const listAdSellers = defineCall({
  method: 'GET',
  path: '/ads/sellers',
  access: 'account.read',
  summary: 'For whom the account may publish ads.',
  reply: z.array(AdSellerChoice),
  failures: [],
});
