import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdListed } from '../../entities/Ad.ts';
import { idText } from '../../fields/idText.ts';
import { languageQuery } from '../../fields/languageQuery.ts';

/** At most eight active ads like this one, the nearest first; also for an ad that is gone. [M14] */
export const listSimilarAds = defineCall({
  method: 'GET',
  path: '/ads/similar/{id}',
  access: 'public',
  summary: 'At most eight active ads like this one, the nearest first.',
  params: z.object({ id: idText }),
  query: languageQuery,
  reply: z.array(AdListed).max(8),
  failures: ['not-found'],
});
