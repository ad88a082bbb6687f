import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { BlogEntry } from '../../entities/Blog.ts';
import { language } from '../../fields/languageQuery.ts';
import { slugText } from '../../fields/slugText.ts';

/**
 * The content of an address below `/blog`: a category, an article, or the present address of an article (its new slug,
 * or its translation into the requested language). `gone`: the article is no longer shown. [E32, M58]
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
