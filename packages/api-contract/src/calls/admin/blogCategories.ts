import { z } from 'zod';
import { ManagedBlogCategory } from '../../entities/Blog.ts';
import { numberText } from '../../fields/numberText.ts';
import { newSlug, rowId, titlesField } from '../../fields/taxonomyFields.ts';
import { flagField } from '../../fields/flagField.ts';
import { createOf, deleteOf, listOf, sortOf, switchOf, updateOf } from './taxonomy/family.ts';

const access = 'blog.edit';

/** One level of the tree of blog categories; the whole tree without `parent_id`. [J107] */
export const listManagedBlogCategories = listOf(
  { path: '/admin/blog-categories', access: 'blog.list', summary: 'Categories of the blog.' },
  ManagedBlogCategory,
  { parent_id: numberText(0, 2_147_483_647).optional().describe('the category above; 0: the top') },
);

/**
 * Makes a blog category. Its slug is unique below `/blog` and not a word of a route. Default: made of the title.
 * [J108, T58]
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

/** Changes titles and place of a blog category. Its slug stays, because addresses contain it. [J109] */
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

/** Shows or hides a blog category on the site, with its articles and all categories below it. [J111] */
export const setBlogCategoryStatus = switchOf(
  { path: '/admin/blog-category/status', access, summary: 'Shows or hides a category of the blog.' },
  ManagedBlogCategory,
);

/** Sorts the blog categories below a category. A category from another parent moves there. [J112] */
export const sortBlogCategories = sortOf(
  { path: '/admin/blog-category/sort', access, summary: 'Puts categories of the blog into order.' },
  { category_id: rowId.nullable().optional().describe('the category above; none: the top') },
);
