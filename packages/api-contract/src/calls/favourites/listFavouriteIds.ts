import { maxFavourites } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/** Ids of all saved ads, the last saved first: what the hearts of a page need. [M09] */
export const listFavouriteIds = defineCall({
  method: 'GET',
  path: '/favourites/ids',
  access: 'favourites.edit',
  summary: 'Ids of all saved ads.',
  reply: z.array(z.int()).max(maxFavourites),
  failures: [],
});
