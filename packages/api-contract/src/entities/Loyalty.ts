import { loyaltyLevels, loyaltyRewards, maxMovementsPerPage, type LoyaltyRewardId } from '@volan/domain-rules';
import { z } from 'zod';
import { CreditMovement } from './CreditMovement.ts';

const LevelId = z.enum(loyaltyLevels.map(({ id }) => id));

/** The id of a reward. */
export const RewardId = z.enum(loyaltyRewards.map(({ id }): LoyaltyRewardId => id));

/** The rules of the loyalty programme. [M18] */
export const LoyaltyProgramme = z
  .object({
    points: z
      .object({
        ad_published: z.int().describe('an ad that is public for the first time'),
        phone_verified: z.int().describe('a phone that is verified; once for an account and a number'),
        ad_sold: z.int().describe('an ad that was sold; once for each'),
        paid: z.object({
          points: z.int(),
          amount: z.int().describe('for how much, in minor units'),
          currency: z.enum(['RSD', 'EUR']),
        }),
      })
      .describe('what gives how many'),
    a_month: z
      .object({ ad_published: z.int(), ad_sold: z.int() })
      .describe('how many ads give points in one month of the calendar'),
    levels: z.array(z.object({ id: LevelId, from: z.int() })).describe('by points that were earned, in rising order'),
    rewards: z
      .array(z.object({ id: RewardId, points: z.int(), credits: z.int(), level: LevelId }))
      .describe('what points are exchanged for, from which level on'),
  })
  .meta({ id: 'LoyaltyProgramme' });
export type LoyaltyProgramme = z.infer<typeof LoyaltyProgramme>;

/** Level and points of an account in the loyalty programme. [B17] */
export const MyLoyalty = z
  .object({
    level: LevelId,
    earned: z.int().describe('for life, less what was withdrawn: decides about the level'),
    to_next: z.int().nullable().describe('points to the next level; null on the highest'),
    points: z.int().describe('that can be exchanged'),
    owed: z.int().describe('of withdrawn points that were spent already: taken from the next ones'),
    movements: z.array(CreditMovement).max(maxMovementsPerPage).describe('a page of the history, the newest first'),
  })
  .meta({ id: 'MyLoyalty' });
export type MyLoyalty = z.infer<typeof MyLoyalty>;

/** Points that were exchanged. */
export const ExchangedPoints = z
  .object({
    reward: RewardId,
    points: z.int().describe('spent'),
    credits: z.int().describe('that came for them'),
    points_left: z.int(),
    balance: z.int().describe('credits of the account'),
  })
  .meta({ id: 'ExchangedPoints' });
export type ExchangedPoints = z.infer<typeof ExchangedPoints>;

/** How many points a reward lacks. */
export const MissingPoints = z.object({ missing: z.int().min(1) }).meta({ id: 'MissingPoints' });
