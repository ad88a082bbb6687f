import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { SitemapArticle, sitemapEntriesPerAnswer } from '../../entities/Sitemap.ts';
import { language } from '../../fields/languageQuery.ts';
import { numberText } from '../../fields/numberText.ts';

/**
 * Articles of the blog that visitors find in a language, by id. Ask with `after` until fewer come than an answer holds.
 * [M60]
 */
export const listSitemapArticles = defineCall({
  method: 'GET',
  path: '/sitemap/articles',
  access: 'public',
  summary: 'Articles of the blog that visitors find, by id, a thousand at a time.',
  query: z.object({
    after: numberText(0, 2_147_483_647).optional().describe('id of the last article of the answer before'),
    lang: language.optional(),
  }),
  reply: z.array(SitemapArticle).max(sitemapEntriesPerAnswer),
  failures: [],
});
