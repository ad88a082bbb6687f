import type { CreditCurrency } from '../pricing/credits.ts';
import { deedPoints, deedsAMonth, loyaltyLevels, loyaltyRewards, pointPrice } from './loyalty.ts';

/** The rules of the loyalty programme as the API tells them, in one currency. [M18] */
export const loyaltyProgramme = (currency: CreditCurrency) => ({
  points: {
    ad_published: deedPoints.ad,
    phone_verified: deedPoints.phone,
    ad_sold: deedPoints.sold,
    paid: { points: 1, amount: pointPrice[currency], currency },
  },
  a_month: { ad_published: deedsAMonth.ad, ad_sold: deedsAMonth.sold },
  levels: [...loyaltyLevels],
  rewards: [...loyaltyRewards],
});
