import { longestComparison, longestHistory, maxItems, maxOfOne } from '@volan/domain-rules';
import { z } from 'zod';

const words = (most: number) => z.string().max(most);
/** A path of our own site: it leads nowhere else. */
const ownPath = z
  .string()
  .max(600)
  .regex(/^\/(?![/\\\s])/);
const id = z.int().min(1).max(2_147_483_647);
/** Ids of items and products. [E12] */
const itemId = z.string().regex(/^[a-z][a-z0-9-]{0,63}$/);

/** The most categories in which one account compares ads; the product has far fewer. */
export const maxComparedCategories = 50;

const ComparedAd = z.object({
  id,
  title: words(500),
  price: z.number().nullable().describe('whole euros when it was added; null when on request'),
  categoryId: id,
  images: z.array(z.object({ thumbnail: z.object({ webp: ownPath, jpg: ownPath }) })).max(1),
  year: z.number().nullable(),
  mileage: z.number().nullable().describe('kilometres'),
  note: words(300),
});

/** Compared ads of an account, by category. [E11] */
const Compared = z.object({
  last: id.nullable().describe('category of the ad that was added last'),
  lists: z
    .record(
      z.string().regex(/^[1-9]\d{0,9}$/),
      z.object({ ids: z.array(id).max(longestComparison), ads: z.array(ComparedAd).max(longestComparison) }),
    )
    .refine((lists) => Object.keys(lists).length <= maxComparedCategories, 'max'),
});

const VisitedAd = z.object({
  img: z.union([z.literal(''), ownPath]),
  title: words(500),
  price: words(120),
  path: ownPath,
  date: words(80),
  time: words(80),
  ts: z.number().min(0).describe('moment of the visit, milliseconds since 1970'),
});

const CartItems = z
  .record(itemId, z.object({ product: itemId, quantity: z.int().min(1).max(maxOfOne), ad: id.optional() }))
  .refine((items) => Object.keys(items).length <= maxItems, 'max');

/**
 * Lists that browsers store: comparison, history and cart. They are the same on every device of an account.
 * [F19, E10-E12]
 */
export const CollectedLists = z
  .object({
    compared: Compared,
    history: z.array(VisitedAd).max(longestHistory).describe('newest first'),
    cart: CartItems.describe('by item id, in the order in which they were added'),
  })
  .meta({ id: 'CollectedLists' });
export type CollectedLists = z.infer<typeof CollectedLists>;

/** The same with its version, which a browser names when it changes something. */
export const Collected = CollectedLists.extend({
  version: z.int().describe('0: nothing was kept yet'),
}).meta({ id: 'Collected' });
export type Collected = z.infer<typeof Collected>;
