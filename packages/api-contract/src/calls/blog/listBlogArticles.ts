import { languageValues, lastPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { articlesPerPage, BlogListed } from '../../entities/Blog.ts';
import { language } from '../../fields/languageQuery.ts';
import { numberText } from '../../fields/numberText.ts';
import { slugText } from '../../fields/slugText.ts';

/**
 * Published articles of a language, the newest first, 12 a page. A category includes the articles of all categories
 * below it. [E32]
 */
export const listBlogArticles = defineCall({
  method: 'GET',
  path: '/blog/articles',
  access: 'public',
  summary: 'Articles of the blog, the newest first.',
  query: z.strictObject({
    page: numberText(1, lastPage).optional().describe('from 1, 12 articles each'),
    category: slugText.optional().describe('slug of a category; one that is not shown has no articles'),
    lang: language.optional(),
  }),
  reply: z.array(BlogListed).max(articlesPerPage),
  meta: z.object({
    page: z.int(),
    pages: z.int(),
    total: z.int(),
    languages: z.array(z.enum(languageValues)).describe('languages in which this list holds articles'),
  }),
  failures: ['bad-query'],
});
