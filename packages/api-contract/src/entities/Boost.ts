import { z } from 'zod';
import { AdListed, Tier } from './Ad.ts';
import { AdStatus } from './SellerAd.ts';

/** A promotion that runs. [E17, C57] */
export const RunningBoost = z
  .object({
    tier: Tier,
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime().describe('the same promotion bought again moves it on'),
    views: z
      .object({
        before: z
          .number()
          .nullable()
          .describe('views a day in the two weeks before it; null where too few days are known'),
        during: z.number().nullable().describe('views a day since it began; null on its first day'),
      })
      .describe('its effect on the ad [N10]'),
    proof_url: z.url().nullable().describe('address of the post, for a promotion on social media'),
  })
  .meta({ id: 'RunningBoost' });
export type RunningBoost = z.infer<typeof RunningBoost>;

/** An own ad with its running promotions, and what its account can pay. */
export const BoostedAd = z
  .object({
    ad: AdListed,
    status: AdStatus,
    ad_ends_at: z.iso.datetime().nullable().describe('end of the ad itself, if it is active'),
    boosts: z.array(RunningBoost).describe('in the order of the tiers'),
    balance: z.int().describe('credits of the account that pays: the one that the ad belongs to'),
  })
  .meta({ id: 'BoostedAd' });
export type BoostedAd = z.infer<typeof BoostedAd>;

/** A promotion that was bought. */
export const BoughtBoost = z
  .object({
    ad_id: z.int(),
    tier: Tier,
    starts_at: z.iso.datetime().describe('start of the bought days: now, or the end of the running ones'),
    ends_at: z.iso.datetime(),
    credits: z.int().describe('paid'),
    balance: z.int().describe('credits that are left'),
  })
  .meta({ id: 'BoughtBoost' });
export type BoughtBoost = z.infer<typeof BoughtBoost>;

/** How many credits a purchase lacks. */
export const MissingCredits = z.object({ missing: z.int().min(1) }).meta({ id: 'MissingCredits' });
export type MissingCredits = z.infer<typeof MissingCredits>;
