import { languageValues } from '@volan/domain-rules';
import { z } from 'zod';

/** A slug: lower-case letters, digits and hyphens. */
const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'only a-z, 0-9 and single hyphens');
const Id = z.int().positive();
const Flag = z.union([z.literal(0), z.literal(1)]);
const Word = z.string().trim().min(1);

/** One text in each of the nine languages of the product, no more and no less. [E05] */
export const Texts = z.record(z.enum(languageValues), Word);

const Category = z.strictObject({
  id: Id,
  parent_id: Id.nullable(),
  kind: z.string().regex(/^[a-z]+$/),
  slug: Slug,
  icon: Word,
  sort: z.int(),
  status: Flag,
  title: Texts,
});

const SpecificationGroup = z.strictObject({
  id: Id,
  slug: Slug,
  sort: z.int(),
  status: Flag,
  title: Texts,
});

const Filter = z.strictObject({
  id: Id,
  slug: Slug,
  parent: Slug.nullable(),
  icon: Word.nullable(),
  sort: z.int(),
  title: Texts,
});

const Specification = z.strictObject({
  id: Id,
  group: Slug,
  slug: Slug,
  type: z.enum(['enum', 'bool', 'int', 'decimal', 'year', 'month-year', 'color', 'text']),
  unit: Word.nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  step: z.number().positive().nullable(),
  match: z.enum(['any', 'all']),
  depends_on: Word.nullable(),
  source: Word.nullable(),
  icon: Word,
  status: Flag,
  infilter: Flag,
  highlight: Flag,
  shortfilter: Flag,
  intitle: Flag,
  multi: Flag,
  required: Flag,
  sort: z.int(),
  panel: z.int(),
  title: Texts,
  categories: z.array(Slug).min(1),
  filters: z.array(Filter),
});

const Year = z.int().min(1880).max(2100).nullable();
const Chassis = z.strictObject({
  id: Id,
  slug: Slug,
  title: Word,
  /** Codes of its maker that are not in its title: a Leon 2 is a 1P. */
  codes: z.array(Word).default([]),
  year_from: Year,
  year_to: Year,
});
const Model = z.strictObject({
  id: Id,
  slug: Slug,
  title: Word,
  category: Slug,
  chassis: z.array(Chassis),
});
const Brand = z.strictObject({
  id: Id,
  slug: Slug,
  title: Word,
  categories: z.array(Slug).min(1),
  models: z.array(Model),
});

const Synonym = z.strictObject({
  lang: z.enum(languageValues).nullable(),
  from: Word,
  to: Word,
});

const NavigationGroup = z.strictObject({
  slug: Slug,
  title: Texts,
  items: z
    .array(
      z.strictObject({
        page: Word.describe('a page of the route table'),
        params: z.record(z.string(), z.string()),
        query: z.string(),
        icon: Word,
        title: Texts,
      }),
    )
    .min(1),
});

const Country = z.strictObject({
  id: Id.describe('ISO 3166-1 numeric'),
  code: z.string().regex(/^[A-Z]{2}$/),
  sort: z.int(),
  active: z.boolean(),
});

const Region = z.strictObject({
  id: Id,
  country: z.string(),
  code: Word.describe('ISO 3166-2'),
  slug: Slug,
  sort: z.int(),
  title: Texts,
});

const City = z.strictObject({
  id: Id.describe('GeoNames id'),
  country: z.string(),
  region: Word.nullable().describe('ISO 3166-2'),
  name: Word,
  population: z.int().nonnegative(),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});

/** The whole content of the taxonomy, as the files in `content/` hold it. */
export const Content = z.strictObject({
  categories: z.array(Category),
  groups: z.array(SpecificationGroup),
  specifications: z.array(Specification),
  brands: z.array(Brand),
  synonyms: z.array(Synonym),
  navigation: z.array(NavigationGroup),
  countries: z.array(Country),
  regions: z.array(Region),
  cities: z.array(City),
});
export type Content = z.infer<typeof Content>;
