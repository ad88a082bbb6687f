import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Banner } from '../../entities/Banner.ts';
import { language } from '../../fields/languageQuery.ts';
import { slugText } from '../../fields/slugText.ts';

/** A banner that visitors of the brand see now. [J79, T57] */
export const getBannerBySlug = defineCall({
  method: 'GET',
  path: '/promotion/get',
  access: 'public',
  summary: 'A banner that is visible now.',
  query: z.strictObject({ slug: slugText, lang: language.optional() }),
  reply: Banner,
  failures: ['bad-query', 'not-found'],
});
