import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { BlogEntry } from '../../entities/Blog.ts';
import { language } from '../../fields/languageQuery.ts';
import { slugText } from '../../fields/slugText.ts';

/**
 * What answers at an address below `/blog`: a category, an article, or where the article is now: under another slug, or
 * in the language that was asked for. `gone`: an article that was shown and no longer is. [E32, M58]
 */
export const getBlogEntry = defineCall({
  method: 'GET',
  path: '/blog/entries/{slug}',
  access: 'public',
  summary: 'What answers at an address of the blog.',
  params: z.object({ slug: slugText }),
  query: z.strictObject({ lang: language.optional() }),
  reply: BlogEntry,
  failures: ['not-found', 'gone'],
});
