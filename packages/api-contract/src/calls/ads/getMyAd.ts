import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { OwnAd } from '../../entities/SellerAd.ts';
import { idText } from '../../fields/idText.ts';
import { languageQuery } from '../../fields/languageQuery.ts';

/**
 * One own ad, or one of a company that the user acts for, in any state but archived: all that its page shows, and what
 * the seller can do with it. Other ads are `not-found`. [M53, B08, B09]
 */
export const getMyAd = defineCall({
  method: 'GET',
  path: '/ads/mine/{id}',
  access: 'account.read',
  summary: 'One own ad in any state, with what its seller can do with it.',
  params: z.object({ id: idText }),
  query: languageQuery,
  reply: OwnAd,
  failures: ['not-found'],
});
