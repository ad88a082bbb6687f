import { favouritesPerPage, lastPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Favourite, FavouriteListMeta } from '../../entities/Favourite.ts';
import { languageQuery } from '../../fields/languageQuery.ts';
import { numberText } from '../../fields/numberText.ts';

/**
 * Saved ads, the last saved first, 24 a page; those that ended too. Ads that wait for approval come back with it.
 * [M09, B10]
 */
export const listFavourites = defineCall({
  method: 'GET',
  path: '/favourites',
  access: 'favourites.edit',
  summary: 'Saved ads, the last saved first, 24 a page.',
  query: languageQuery.extend({ page: numberText(1, lastPage).optional().describe('from 1') }),
  reply: z.array(Favourite).max(favouritesPerPage),
  meta: FavouriteListMeta,
  failures: [],
});
