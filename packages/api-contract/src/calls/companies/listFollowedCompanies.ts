import { companiesPerPage, lastPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { FavouriteListMeta } from '../../entities/Favourite.ts';
import { FollowedCompany } from '../../entities/FollowedCompany.ts';
import { languageQuery } from '../../fields/languageQuery.ts';
import { numberText } from '../../fields/numberText.ts';

/** Followed companies by name, 24 a page, with their new ads. Closed and suspended ones are left out. [B11] */
export const listFollowedCompanies = defineCall({
  method: 'GET',
  path: '/followed-companies',
  access: 'companies.followed',
  summary: 'Followed companies by name, 24 a page, each with its number of new ads.',
  query: languageQuery.extend({ page: numberText(1, lastPage).optional().describe('from 1') }),
  reply: z.array(FollowedCompany).max(companiesPerPage),
  meta: FavouriteListMeta,
  failures: [],
});
