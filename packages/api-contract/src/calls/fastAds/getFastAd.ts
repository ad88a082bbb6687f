import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { FastAdDetails, FastAdGone } from '../../entities/FastAd.ts';
import { idText } from '../../fields/idText.ts';
import { languageQuery } from '../../fields/languageQuery.ts';

/**
 * One public fast ad. One that ended, or that became a full ad, is `gone` and says so. A full ad is `gone` too, with its
 * link. [M17, B37, B38, B53]
 */
export const getFastAd = defineCall({
  method: 'GET',
  path: '/fast-ads/{id}',
  access: 'public',
  summary: 'One fast ad with everything its page shows.',
  params: z.object({ id: idText }),
  query: languageQuery,
  reply: FastAdDetails,
  failures: ['not-found', 'gone'],
  failureData: FastAdGone,
});
