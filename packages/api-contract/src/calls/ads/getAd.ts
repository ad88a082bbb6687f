import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdDetails, AdGone } from '../../entities/Ad.ts';
import { idText } from '../../fields/idText.ts';
import { languageQuery } from '../../fields/languageQuery.ts';

/** One ad with everything its page shows. An ad that was sold or removed is `gone` and says what it was. [M53, B53] */
export const getAd = defineCall({
  method: 'GET',
  path: '/ads/{id}',
  access: 'public',
  summary: 'One ad with everything its page shows.',
  params: z.object({ id: idText }),
  query: languageQuery,
  reply: AdDetails,
  failures: ['not-found', 'gone'],
  failureData: AdGone,
});
