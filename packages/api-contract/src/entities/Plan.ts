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

/** The packet that is in force, and for how long. */
export const ActivePlan = Plan.extend({
  start: z.iso.datetime(),
  end: z.iso.datetime().nullable().describe('null: until another is bought'),
  auto_renew: z.boolean(),
}).meta({ id: 'ActivePlan' });
export type ActivePlan = z.infer<typeof ActivePlan>;

/** Ads that an account may still activate. [J30, T09c] */
export const FreeSlots = z
  .object({ free: z.int().min(0), used: z.int().describe('active ads'), limit: z.int() })
  .meta({ id: 'FreeSlots' });
export type FreeSlots = z.infer<typeof FreeSlots>;
