import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { FastAdPreview } from '../../entities/FastAd.ts';
import { idText } from '../../fields/idText.ts';
import { languageQuery } from '../../fields/languageQuery.ts';

/** A fast ad in any state but archived, for its seller and for administrators. [B39] */
export const getMyFastAd = defineCall({
  method: 'GET',
  path: '/fast-ads/preview/{id}',
  access: 'fast-ads.edit',
  summary: 'A fast ad in any state, for its seller and for administrators.',
  params: z.object({ id: idText }),
  query: languageQuery,
  reply: FastAdPreview,
  failures: ['not-found', 'forbidden'],
});
