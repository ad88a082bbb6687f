import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { bannerPageText } from '../../fields/bannerFields.ts';

/** Pages that have positions for banners. [J82] */
export const listBannerPages = defineCall({
  method: 'GET',
  path: '/promotion/pages',
  access: 'promotions.list',
  summary: 'Pages with positions for banners.',
  reply: z.array(z.strictObject({ page: bannerPageText, position_ids: z.array(z.int()) })),
  failures: [],
});
