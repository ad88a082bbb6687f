import { z } from 'zod';
import { ManagedCategory } from '../../../entities/ManagedTaxonomy.ts';
import { numberText } from '../../../fields/numberText.ts';
import { iconField, newSlug, rowId, titlesField } from '../../../fields/taxonomyFields.ts';
import { flagField } from '../../../fields/flagField.ts';
import { createOf, deleteOf, listOf, sortOf, switchOf, updateOf } from './family.ts';

const access = 'categories.edit';
const order = { category_id: rowId.nullable().optional().describe('the category above; none: the top') };

/** One level of the tree; the whole tree without `parent_id`. [J101] */
export const listManagedCategories = listOf(
  { path: '/admin/categories', access: 'taxonomy.list', summary: 'Categories of a level.' },
  ManagedCategory,
  { parent_id: numberText(0, 2_147_483_647).optional().describe('the category above; 0: the top') },
);

/** Makes a category. Its slug is unique, is not a word of a route, and has more than two letters. [J102, T58] */
export const createCategory = createOf(
  { path: '/admin/category/create', access, summary: 'Makes a category.' },
  ManagedCategory,
  z.strictObject({
    parent_id: rowId.nullable(),
    slug: newSlug,
    kind: z
      .string()
      .max(30)
      .regex(/^[a-z]+$/, 'format')
      .optional()
      .describe('first word of the addresses of its ads; that of the category above where it is not named'),
    icon: iconField,
    status: flagField.default(0).describe('hidden where it is not named; shown only with a title in every language'),
    titles: titlesField,
  }),
);

/** Changes titles, icon and place of a category. Its slug stays, because addresses contain it. [J103] */
export const updateCategory = updateOf(
  { path: '/admin/category/update', access, summary: 'Changes a category.' },
  ManagedCategory,
  { parent_id: rowId.nullable().optional(), icon: iconField.optional(), titles: titlesField.optional() },
);

/** Removes a category without ads and without categories below. [J104] */
export const deleteCategory = deleteOf({ path: '/admin/category/delete/{id}', access, summary: 'Removes a category.' });

/**
 * Shows a category, which needs a title in every language, or hides it everywhere with all categories below it. [J105]
 */
export const setCategoryStatus = switchOf(
  { path: '/admin/category/status', access, summary: 'Shows or hides a category.' },
  ManagedCategory,
);

/** Sorts the categories below a category. A category from another parent moves there. [J106] */
export const sortCategories = sortOf(
  { path: '/admin/category/sort', access, summary: 'Puts categories into order.' },
  order,
);

/** The same at its older address. [J52, T13] */
export const sortCategoriesOfSite = sortOf(
  { path: '/category/sort', access, summary: 'Puts categories into order.' },
  order,
);
