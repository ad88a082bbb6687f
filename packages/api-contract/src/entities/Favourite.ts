import { z } from 'zod';
import { AdDetails, AdListed } from './Ad.ts';

/** A saved ad. An ended one stays in the list with its state. [M09, B10] */
export const Favourite = z
  .object({
    ad: AdListed.describe('of one that a moderator removed only what it was: no pictures, no price'),
    status: AdDetails.shape.status,
    saved_at: z.iso.datetime(),
    price_then: z.int().nullable().describe('whole euros when it was saved; null when on request'),
    price_change: z
      .int()
      .nullable()
      .describe('whole euros since then, below zero where it costs less; null where one of the prices is not known'),
  })
  .meta({ id: 'Favourite' });
export type Favourite = z.infer<typeof Favourite>;

/** Position of a page in the list of favourites. */
export const FavouriteListMeta = z
  .object({ total: z.int(), page: z.int(), pages: z.int(), per_page: z.int() })
  .meta({ id: 'FavouriteListMeta' });
export type FavouriteListMeta = z.infer<typeof FavouriteListMeta>;
