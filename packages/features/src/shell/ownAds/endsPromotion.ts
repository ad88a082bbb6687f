import type { MyAd } from '@volan/api-contract';

/** Whether a promotion of the ad ends if the ad is sold or deleted: that is said first. [M07] */
export const endsPromotion = ({ promotion, unused_days: days, unused_credits: credits }: MyAd) =>
  promotion !== null || days > 0 || credits > 0;
