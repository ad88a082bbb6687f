import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/**
 * Saves an ad with its present price. A repeated call changes nothing. `max` at `ad_id`: the account has 1,000 already.
 * [M09]
 */
export const createFavourite = defineCall({
  method: 'PUT',
  path: '/favourites/create',
  access: 'favourites.edit',
  summary: 'Saves an ad with its price of this moment.',
  body: z.strictObject({ ad_id: z.int().min(1).max(2_147_483_647) }),
  reply: z.strictObject({ ad_id: z.int(), saved_at: z.iso.datetime(), price_then: z.int().nullable() }),
  failures: ['not-found', 'validation'],
});
