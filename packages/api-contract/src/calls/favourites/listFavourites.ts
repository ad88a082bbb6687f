import { favouritesPerPage, lastPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Favourite, FavouriteListMeta } from '../../entities/Favourite.ts';
import { languageQuery } from '../../fields/languageQuery.ts';
import { numberText } from '../../fields/numberText.ts';

/**
 * Saved ads, the last saved first, 24 a page, including ended ones. Ads that wait for approval are hidden until then.
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
