import { z } from 'zod';

/** A category of ads. [E07, T43] */
export const Category = z
  .object({
    id: z.int(),
    parent_id: z.int().nullable(),
    kind: z.string(),
    slug: z.string(),
    title: z.string(),
    icon: z.string(),
    sort: z.int(),
    count: z.int().describe('active ads in it and below'),
  })
  .meta({ id: 'Category' });
export type Category = z.infer<typeof Category>;

const flag = z.union([z.literal(0), z.literal(1)]);

/** An answer to a specification. [E21] */
export const Filter = z
  .object({
    id: z.int(),
    parent_id: z.int().nullable(),
    slug: z.string(),
    title: z.string(),
    icon: z.string().nullable(),
    sort: z.int(),
  })
  .meta({ id: 'Filter' });
export type Filter = z.infer<typeof Filter>;

/** A question about an ad with its flags. [E20] */
export const Specification = z
  .object({
    id: z.int(),
    group: z.string().describe('slug of its group'),
    slug: z.string(),
    title: z.string(),
    type: z.enum(['enum', 'bool', 'int', 'decimal', 'year', 'month-year', 'color', 'text']),
    unit: z.string().nullable(),
    min: z.number().nullable(),
    max: z.number().nullable(),
    step: z.number().nullable(),
    match: z.enum(['any', 'all']),
    depends_on: z.object({ key: z.string(), value: z.string() }).nullable(),
    source: z.string().nullable(),
    icon: z.string().nullable(),
    status: flag,
    infilter: flag,
    highlight: flag,
    shortfilter: flag,
    intitle: flag,
    multi: flag,
    required: flag,
    sort: z.int().describe('order of facts on a card, of groups in `filters` and of words in a title'),
    filters: z.array(Filter),
    former: z
      .record(z.string(), z.string())
      .optional()
      .describe('present slugs of its answers by former ones, for addresses; absent: no answer was renamed or merged'),
  })
  .meta({ id: 'Specification' });
export type Specification = z.infer<typeof Specification>;

/** A category with its questions, own and inherited, in the order of its filter panel and form. [J50] */
export const CategoryWithSpecifications = Category.extend({
  groups: z.array(z.object({ id: z.int(), slug: z.string(), title: z.string(), sort: z.int() })),
  specifications: z.array(Specification),
}).meta({ id: 'CategoryWithSpecifications' });
export type CategoryWithSpecifications = z.infer<typeof CategoryWithSpecifications>;

/** A make. [E28] */
export const Brand = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    logo: z.string().nullable(),
    sort: z.int(),
    status: flag,
    category_ids: z.array(z.int()),
  })
  .meta({ id: 'Brand' });
export type Brand = z.infer<typeof Brand>;

/** A make in the list of a category. */
export const CategoryBrand = Brand.extend({
  ads: z.int().describe('active ads of the make in the category'),
  nicknames: z.array(z.string()).describe('other words for it that the search knows, without accents: "vw"'),
}).meta({ id: 'CategoryBrand' });
export type CategoryBrand = z.infer<typeof CategoryBrand>;

/** A model of a make in a category. [E29] */
export const Model = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    sort: z.int(),
    status: flag,
    brand_id: z.int(),
    category_id: z.int(),
  })
  .meta({ id: 'Model' });
export type Model = z.infer<typeof Model>;

/** A generation of a model. [E30] */
export const Chassis = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    sort: z.int(),
    status: flag,
    model_id: z.int(),
    year_from: z.int().nullable(),
    year_to: z.int().nullable(),
  })
  .meta({ id: 'Chassis' });
export type Chassis = z.infer<typeof Chassis>;

/** A fuel: an answer of the specification `gorivo`. [E31] */
export const Fuel = z
  .object({ id: z.int(), slug: z.string(), title: z.string(), sort: z.int(), status: flag })
  .meta({ id: 'Fuel' });
export type Fuel = z.infer<typeof Fuel>;
