import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdFormContent } from '../../entities/SellerAd.ts';
import { idText } from '../../fields/idText.ts';

/** What an ad says as its form holds it, for whoever may edit it. [B32, M55] */
export const getAdForm = defineCall({
  method: 'GET',
  path: '/ads/form/{id}',
  access: 'ads.edit',
  summary: 'What an ad says, as its form holds it.',
  params: z.object({ id: idText }),
  reply: AdFormContent,
  failures: ['not-found', 'forbidden'],
});
