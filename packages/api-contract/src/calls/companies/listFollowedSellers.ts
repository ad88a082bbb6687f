import { companiesPerPage, lastPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { FollowedListMeta, FollowedSeller } from '../../entities/FollowedSeller.ts';
import { idText } from '../../fields/idText.ts';
import { languageQuery } from '../../fields/languageQuery.ts';
import { numberText } from '../../fields/numberText.ts';

/** Followed sellers by name, 24 a page, with their new ads. Closed and suspended ones are left out. [B11] */
export const listFollowedSellers = defineCall({
  method: 'GET',
  path: '/followed-sellers',
  access: 'sellers.followed',
  summary: 'Followed companies and private sellers by name, 24 a page, each with its number of new ads.',
  query: languageQuery.extend({
    page: numberText(1, lastPage).optional().describe('from 1'),
    proposed: idText.optional().describe('a seller whom the account may want to follow'),
  }),
  reply: z.array(FollowedSeller).max(companiesPerPage),
  meta: FollowedListMeta,
  failures: [],
});
