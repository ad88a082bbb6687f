import { z } from 'zod';
import { ManagedBrand, ManagedChassis, ManagedModel } from '../../../entities/ManagedTaxonomy.ts';
import { idText } from '../../../fields/idText.ts';
import { newSlug, rowId, rowIds, titleField } from '../../../fields/taxonomyFields.ts';
import { flagField } from '../../../fields/flagField.ts';
import { createOf, deleteOf, listOf, sortOf, switchOf, updateOf } from './family.ts';

const logo = z
  .string()
  .max(200)
  .regex(/^\/[\w./-]+$/, 'format')
  .nullable()
  .describe('path of a picture of ours');
const categories = rowIds(200).min(1);
const year = z.int().min(1880).max(2100).nullable();
const codes = z.array(z.string().trim().min(1).max(40)).max(20);

/** Makes, or only those of a category. [E28] */
export const listManagedBrands = listOf(
  { path: '/admin/brands', access: 'taxonomy.list', summary: 'Makes.' },
  ManagedBrand,
  { category_id: idText.optional() },
);

/** Adds a make. Its slug is unique. [J138] */
export const createBrand = createOf(
  { path: '/admin/brand/create', access: 'brands.edit', summary: 'Adds a make.' },
  ManagedBrand,
  z.strictObject({
    slug: newSlug,
    title: titleField,
    logo: logo.optional(),
    category_ids: categories,
    status: flagField.default(1),
  }),
);

/** Changes a make on all pages at once. [J136] */
export const updateBrand = updateOf(
  { path: '/admin/update-brand', access: 'brands.edit', summary: 'Changes a make.' },
  ManagedBrand,
  { title: titleField.optional(), logo: logo.optional(), category_ids: categories.optional() },
);

/** Removes a make without ads and models. [J137] */
export const deleteBrand = deleteOf({
  path: '/admin/brand/delete/{id}',
  access: 'brands.edit',
  summary: 'Removes a make.',
});

/** Offers a make, or stops offering it. [E28] */
export const setBrandStatus = switchOf(
  { path: '/admin/brand/status', access: 'brands.edit', summary: 'Offers a make or does not.' },
  ManagedBrand,
);

/** Sorts makes. [E28] */
export const sortBrands = sortOf(
  { path: '/admin/brand/sort', access: 'brands.edit', summary: 'Puts makes into order.' },
  {},
);

/** Models of a make; `parent_id` is the make. [J140] */
export const listManagedModels = listOf(
  { path: '/admin/models', access: 'taxonomy.list', summary: 'Models of a make.' },
  ManagedModel,
  { parent_id: idText },
);

/** Adds a model to a make in a category. [J140] */
export const createModel = createOf(
  { path: '/admin/model/create', access: 'models.edit', summary: 'Adds a model.' },
  ManagedModel,
  z.strictObject({
    brand_id: rowId,
    category_id: rowId,
    slug: newSlug,
    title: titleField,
    status: flagField.default(1),
  }),
);

/** Changes a model. [J140] */
export const updateModel = updateOf(
  { path: '/admin/model/update', access: 'models.edit', summary: 'Changes a model.' },
  ManagedModel,
  { title: titleField.optional() },
);

/** Removes a model without ads and generations. [J140] */
export const deleteModel = deleteOf({
  path: '/admin/model/delete/{id}',
  access: 'models.edit',
  summary: 'Removes a model.',
});

/** Offers a model, or stops offering it. [J140] */
export const setModelStatus = switchOf(
  { path: '/admin/model/status', access: 'models.edit', summary: 'Offers a model or does not.' },
  ManagedModel,
);

/** Sorts the models of a make. [J140] */
export const sortModels = sortOf(
  { path: '/admin/model/sort', access: 'models.edit', summary: 'Puts the models of a make into order.' },
  { brand_id: rowId },
);

/** Generations of a model; `parent_id` is the model. [J140] */
export const listManagedChassis = listOf(
  { path: '/admin/chassis', access: 'taxonomy.list', summary: 'Generations of a model.' },
  ManagedChassis,
  { parent_id: idText },
);

/** Adds a generation to a model. [J140] */
export const createChassis = createOf(
  { path: '/admin/chassis/create', access: 'models.edit', summary: 'Adds a generation.' },
  ManagedChassis,
  z.strictObject({
    model_id: rowId,
    slug: newSlug,
    title: titleField,
    codes: codes.optional(),
    year_from: year.optional(),
    year_to: year.optional(),
    status: flagField.default(1),
  }),
);

/** Changes a generation. [J140] */
export const updateChassis = updateOf(
  { path: '/admin/chassis/update', access: 'models.edit', summary: 'Changes a generation.' },
  ManagedChassis,
  {
    title: titleField.optional(),
    codes: codes.optional(),
    year_from: year.optional(),
    year_to: year.optional(),
  },
);

/** Removes a generation without ads. [J140] */
export const deleteChassis = deleteOf({
  path: '/admin/chassis/delete/{id}',
  access: 'models.edit',
  summary: 'Removes a generation.',
});

/** Offers a generation, or stops offering it. [J140] */
export const setChassisStatus = switchOf(
  { path: '/admin/chassis/status', access: 'models.edit', summary: 'Offers a generation or does not.' },
  ManagedChassis,
);

/** Sorts the generations of a model. [J140] */
export const sortChassis = sortOf(
  { path: '/admin/chassis/sort', access: 'models.edit', summary: 'Puts the generations of a model into order.' },
  { model_id: rowId },
);
