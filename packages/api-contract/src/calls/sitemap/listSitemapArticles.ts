import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { SitemapArticle, sitemapEntriesPerAnswer } from '../../entities/Sitemap.ts';
import { language } from '../../fields/languageQuery.ts';
import { numberText } from '../../fields/numberText.ts';

/**
 * Published blog articles of a language, by id. Repeat with `after` until a reply is not full.
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
