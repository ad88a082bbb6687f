import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdListed } from '../../entities/Ad.ts';
import { idText } from '../../fields/idText.ts';
import { languageQuery } from '../../fields/languageQuery.ts';

/** At most six other active ads of the seller of this ad, the newest first. [M53] */
export const listSellersOtherAds = defineCall({
  method: 'GET',
  path: '/ads/others/{id}',
  access: 'public',
  summary: 'At most six other active ads of the seller of this ad.',
  params: z.object({ id: idText }),
  query: languageQuery,
  reply: z.array(AdListed).max(6),
  failures: ['not-found'],
});
