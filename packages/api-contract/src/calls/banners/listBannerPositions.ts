import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { BannerPosition, BannerTypeId } from '../../entities/Banner.ts';

/** Positions for banners, and the types of banners. [J83] */
export const listBannerPositions = defineCall({
  method: 'GET',
  path: '/promotion/data',
  access: 'promotions.list',
  summary: 'Positions and types of banners.',
  reply: z.strictObject({
    positions: z.array(BannerPosition),
    types: z.array(z.strictObject({ id: BannerTypeId, code: z.string() })),
  }),
  failures: [],
});
