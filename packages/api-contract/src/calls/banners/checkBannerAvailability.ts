import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { brandIds, languageValues } from '@volan/domain-rules';
import { BannerAvailability } from '../../entities/Banner.ts';
import { bannerTypeText } from '../../fields/bannerFields.ts';
import { dayField } from '../../fields/dateFields.ts';
import { idText } from '../../fields/idText.ts';

/**
 * Free shares of positions. Every key is optional: absent keys come from the banner `id`. Without a banner they are open,
 * so that a free share is free for every brand, country, language and day. [J85, G05]
 */
export const checkBannerAvailability = defineCall({
  method: 'GET',
  path: '/promotion/check-availability',
  access: 'promotions.list',
  summary: 'Free shares of positions for banners.',
  query: z.strictObject({
    id: idText.optional().describe('this banner is not in its own way'),
    position_id: idText.optional(),
    type_id: bannerTypeText.optional().describe('only positions that take this type'),
    start_date: dayField.optional(),
    end_date: dayField.optional().describe('the first day without the banner'),
    brand: z.enum(brandIds).optional(),
    country_id: idText.optional(),
    language: z.enum(languageValues).optional(),
  }),
  reply: BannerAvailability,
  failures: ['bad-query', 'not-found'],
});
