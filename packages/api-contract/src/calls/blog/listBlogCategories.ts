import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { BlogCategory } from '../../entities/Blog.ts';
import { language } from '../../fields/languageQuery.ts';

/** Categories of the blog with articles of the language and brand, in their order. [E32, J111] */
export const listBlogCategories = defineCall({
  method: 'GET',
  path: '/blog/categories',
  access: 'public',
  summary: 'Categories of the blog that hold articles.',
  query: z.strictObject({ lang: language.optional() }),
  reply: z.array(BlogCategory),
  failures: [],
});
