import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdStats } from '../../entities/SellerAd.ts';
import { idText } from '../../fields/idText.ts';
import { numberText } from '../../fields/numberText.ts';

/** Views, phone reveals, favourites and conversations of an ad per day, by default for 30 days. [M14, P39] */
export const getAdStats = defineCall({
  method: 'GET',
  path: '/ads/stats/{id}',
  access: 'ads.stats',
  summary: 'How an ad does, per day.',
  params: z.object({ id: idText }),
  query: z.strictObject({ days: numberText(1, 90).optional() }),
  reply: AdStats,
  failures: ['bad-query', 'not-found', 'forbidden'],
});
