import { z } from 'zod';

/** A packet of an account, with what it gives. [M13] */
export const Plan = z
  .object({
    id: z.enum(['free', 'lot', 'showroom']),
    title: z.string().describe('message key of the name'),
    price: z.int().describe('in minor units: para, cent'),
    currency: z.enum(['RSD', 'EUR']),
    months: z.int().nullable().describe('how long it runs; null: without end'),
    credits_month: z.int(),
    ads: z.int().describe('active ads at a time'),
    images: z.int().describe('pictures on each ad'),
    boosts: z.int().describe('promotions that are included each month'),
    feed: z.boolean(),
    widget: z.boolean(),
    staff_seats: z.int(),
  })
  .meta({ id: 'Plan' });
export type Plan = z.infer<typeof Plan>;

/** The packet that runs, with its period. */
export const ActivePlan = Plan.extend({
  start: z.iso.datetime(),
  end: z.iso.datetime().nullable().describe('null: until another is bought'),
  auto_renew: z.boolean(),
}).meta({ id: 'ActivePlan' });
export type ActivePlan = z.infer<typeof ActivePlan>;

/** Ads that an account may still activate. [J30, T09c] */
export const FreeSlots = z
  .object({
    free: z.int().min(0),
    used: z.int().describe('ads that are public or wait for a moderator'),
    limit: z.int(),
  })
  .meta({ id: 'FreeSlots' });
export type FreeSlots = z.infer<typeof FreeSlots>;

/** A packet that is sold. */
const SoldPlan = z.enum(['lot', 'showroom']);

/** The present price of a packet for an account, in minor units, and when it would begin. */
export const PlanOffer = z
  .object({
    id: SoldPlan,
    kind: z
      .enum(['first', 'larger', 'later'])
      .describe(
        '`first`: none runs; `larger`: it takes the place of the one that runs; `later`: it follows what was bought',
      ),
    price: z.int(),
    full_price: z.int(),
    currency: z.enum(['RSD', 'EUR']),
    unused: z.int().describe('what the unused days of the smaller packet take off; part of `full_price`'),
    unused_days: z.int(),
    is_beside_gift: z
      .boolean()
      .describe('the smaller packet was given, not bought: its unused days are worth nothing and take nothing off'),
    starts: z.iso.datetime(),
  })
  .meta({ id: 'PlanOffer' });
export type PlanOffer = z.infer<typeof PlanOffer>;

/**
 * The packets of an account: the running one, following ones, the choice for the end, and packets that it can buy.
 * [B23, J28, J29]
 */
export const OwnPlans = z
  .object({
    active: ActivePlan,
    booked: z
      .array(z.object({ id: SoldPlan, start: z.iso.datetime(), end: z.iso.datetime() }))
      .describe('bought ahead, in their order'),
    until: z.iso.datetime().nullable().describe('end of the last one; null: only the free one is there'),
    next: SoldPlan.nullable().describe('paid from credits at that end; null: the free one follows'),
    choices: z
      .array(z.object({ id: SoldPlan, credits: z.int() }))
      .describe('packets that may follow: the same or a smaller one'),
    balance: z.int().describe('credits'),
    slots: FreeSlots,
    offers: z.array(PlanOffer),
  })
  .meta({ id: 'OwnPlans' });
export type OwnPlans = z.infer<typeof OwnPlans>;
