import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { FastAdForm } from '../../entities/FastAd.ts';
import { idText } from '../../fields/idText.ts';

/**
 * The values of a fast ad's form, for users who may edit it. `GET /ads/form/{id}` gives the form of the full ad that it
 * can become. [M17]
 */
export const getFastAdForm = defineCall({
  method: 'GET',
  path: '/fast-ads/form/{id}',
  access: 'fast-ads.edit',
  summary: 'What a fast ad says, as its form holds it.',
  params: z.object({ id: idText }),
  reply: FastAdForm,
  failures: ['not-found', 'forbidden'],
});
