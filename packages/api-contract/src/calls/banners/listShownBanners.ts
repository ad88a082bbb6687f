import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Banner } from '../../entities/Banner.ts';
import { bannerPageText } from '../../fields/bannerFields.ts';
import { countryText } from '../../fields/countryText.ts';
import { language } from '../../fields/languageQuery.ts';

/**
 * Banners that visitors see now, by position. Those of one position are in the order of this hour: show the first.
 * [J84, T57]
 */
export const listShownBanners = defineCall({
  method: 'GET',
  path: '/promotion/all',
  access: 'public',
  summary: 'Banners that are visible now.',
  query: z.strictObject({
    page: bannerPageText.optional().describe('only its positions; none is all pages'),
    country: countryText.optional().describe('country of the host; none is the home country of the brand, if any'),
    lang: language.optional(),
  }),
  reply: z.array(Banner),
  meta: z.object({
    changes_at: z
      .string()
      .nullable()
      .describe('ISO 8601: when the next banner starts or ends or the order changes; null: never'),
  }),
  failures: ['bad-query'],
});
