import { z } from 'zod';
import { AdLink, AdStatus } from './SellerAd.ts';

/** Counted events of an ad. [P39] */
export const AdNumbers = z
  .object({
    impressions: z.int().describe('how often it was in a list of results'),
    views: z.int(),
    reveals: z.int().describe('how often the phone was asked for'),
    conversations: z.int().describe('in which a buyer wrote first then'),
    favourites: z.int().describe('saved then, and not taken away since'),
    comparisons: z.int().describe('how often it was put into a comparison'),
  })
  .meta({ id: 'AdNumbers' });
export type AdNumbers = z.infer<typeof AdNumbers>;

/**
 * Effect of paid promotions in a span. Both numbers count the days on which one ran, including its first and last day.
 */
export const PromotionStats = z
  .object({
    credits: z.number().positive().describe('the part of what was paid that belongs to these days, to two decimals'),
    views: z.int().describe('on these days'),
  })
  .meta({ id: 'PromotionStats' });
export type PromotionStats = z.infer<typeof PromotionStats>;

/** One own ad with its numbers of the span. */
export const SellerStatsAd = AdLink.extend({
  title: z.string(),
  status: AdStatus,
  ...AdNumbers.shape,
  promotion: PromotionStats.nullable().describe('null: no promotion that was paid and kept ran in the span'),
}).meta({ id: 'SellerStatsAd' });
export type SellerStatsAd = z.infer<typeof SellerStatsAd>;

/** One day of a span, or one month of a year. */
export const SellerStatsPoint = AdNumbers.extend({
  from: z.iso.date(),
  to: z.iso.date().describe('the last day; the same as `from` for a day'),
  before: AdNumbers.nullable().describe('the same place of the span before'),
  promotions: z.int().describe('paid promotions that began then'),
}).meta({ id: 'SellerStatsPoint' });
export type SellerStatsPoint = z.infer<typeof SellerStatsPoint>;

/** How the ads of a seller do, in days of the marketplace's time zone. [P39, C58] */
export const SellerStats = z
  .object({
    from: z.iso.date(),
    to: z.iso.date().describe('today'),
    before_from: z.iso.date(),
    before_to: z.iso.date(),
    seen_since: z.iso.date().describe('the first whole day of impressions and comparisons: none were counted before'),
    total: AdNumbers.describe('of all ads, also those that were sold or deleted since'),
    before: AdNumbers.nullable().describe('numbers of the span before; null: no ad was public then'),
    promotion: PromotionStats.nullable().describe('of all ads, or of the one that was asked for'),
    points: z.array(SellerStatsPoint).max(30).describe('the oldest first, today last'),
    ad: SellerStatsAd.nullable().describe('the ad that was asked for; null: all of them'),
    ads: z
      .array(SellerStatsAd)
      .max(100)
      .describe('a page of all ads that are active, were counted or were promoted in the span'),
  })
  .meta({ id: 'SellerStats' });
export type SellerStats = z.infer<typeof SellerStats>;
