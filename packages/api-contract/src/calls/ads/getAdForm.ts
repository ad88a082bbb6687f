import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdFormContent } from '../../entities/SellerAd.ts';
import { idText } from '../../fields/idText.ts';

/** The values of an ad's form, for users who may edit the ad. [B32, M55] */
export const getAdForm = defineCall({
  method: 'GET',
  path: '/ads/form/{id}',
  access: 'ads.edit',
  summary: 'What an ad says, as its form holds it.',
  params: z.object({ id: idText }),
  reply: AdFormContent,
  failures: ['not-found', 'forbidden'],
});
