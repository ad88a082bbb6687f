import { z } from 'zod';
import { ManagedBlogCategory } from '../../entities/Blog.ts';
import { numberText } from '../../fields/numberText.ts';
import { newSlug, rowId, titlesField } from '../../fields/taxonomyFields.ts';
import { flagField } from '../../fields/flagField.ts';
import { createOf, deleteOf, listOf, sortOf, switchOf, updateOf } from './taxonomy/family.ts';

const access = 'blog.edit';

/** One level of the tree of blog categories, or all of it where no `parent_id` is named. [J107] */
export const listManagedBlogCategories = listOf(
  { path: '/admin/blog-categories', access: 'blog.list', summary: 'Categories of the blog.' },
  ManagedBlogCategory,
  { parent_id: numberText(0, 2_147_483_647).optional().describe('the category above; 0: the top') },
);

/**
 * Makes a blog category. Its slug is nobody else's below `/blog`, and no word of a route; made of its title where none
 * is named. [J108, T58]
 */
export const createBlogCategory = createOf(
  { path: '/admin/blog-category/create', access, summary: 'Makes a category of the blog.' },
  ManagedBlogCategory,
  z.strictObject({
    parent_id: rowId.nullable().default(null),
    slug: newSlug.optional(),
    status: flagField.default(1),
    titles: titlesField,
  }),
);

/** Changes titles and place of a blog category; its slug stays, since addresses hold it. [J109] */
export const updateBlogCategory = updateOf(
  { path: '/admin/blog-category/update', access, summary: 'Changes a category of the blog.' },
  ManagedBlogCategory,
  { parent_id: rowId.nullable().optional(), titles: titlesField.optional() },
);

/** Removes a blog category without articles and without categories below. [J110] */
export const deleteBlogCategory = deleteOf({
  path: '/admin/blog-category/delete/{id}',
  access,
  summary: 'Removes a category of the blog.',
});

/** Shows a blog category or hides it on the site, with all that is in it and below. [J111] */
export const setBlogCategoryStatus = switchOf(
  { path: '/admin/blog-category/status', access, summary: 'Shows or hides a category of the blog.' },
  ManagedBlogCategory,
);

/** Sorts the blog categories below one category; a category from elsewhere moves there. [J112] */
export const sortBlogCategories = sortOf(
  { path: '/admin/blog-category/sort', access, summary: 'Puts categories of the blog into order.' },
  { category_id: rowId.nullable().optional().describe('the category above; none: the top') },
);
