import type { LanguageValue } from '@volan/domain-rules';
import type {
  BrandRow,
  CategoryRow,
  ChassisRow,
  CountryRow,
  FilterRow,
  ModelRow,
  RegionRow,
  SpecificationRow,
} from './taxonomyRows.ts';

/** A title in every language that has one. */
export type Titles = Partial<Record<LanguageValue, string>>;

/** A category in use, with the questions asked in it. */
export interface CategoryRecord extends Omit<CategoryRow, 'status'> {
  readonly titles: Titles;
  /** Ids of the category and of all categories in use below it. */
  readonly branch: readonly number[];
  /** Own and inherited questions in use, in the order of the panel. */
  readonly specifications: readonly SpecificationRecord[];
}

/** An answer to a question, also one that is no longer offered: ads keep it. */
export interface FilterRecord extends FilterRow {
  readonly titles: Titles;
}

/** A question about ads, also one out of use. */
export interface SpecificationRecord extends SpecificationRow {
  readonly titles: Titles;
  /** Offered answers, in their order. */
  readonly filters: readonly FilterRecord[];
  /** By slug, including former slugs. */
  readonly filtersBySlug: ReadonlyMap<string, FilterRecord>;
  readonly group: GroupRecord;
}

/** A group of questions. */
interface GroupRecord {
  readonly id: number;
  readonly slug: string;
  readonly sort: number;
  readonly titles: Titles;
}

/** A make. */
export interface BrandRecord extends BrandRow {
  readonly categoryIds: readonly number[];
  /** One slug may stand for a model in several categories. */
  readonly modelsBySlug: ReadonlyMap<string, readonly ModelRecord[]>;
}

/** A model of a make in a category. */
export interface ModelRecord extends ModelRow {
  readonly brand: BrandRecord;
  readonly chassis: readonly ChassisRecord[];
}

/** A generation of a model. */
export interface ChassisRecord extends ChassisRow {
  readonly model: ModelRecord;
}

/** A region of a country. */
interface RegionRecord extends RegionRow {
  readonly titles: Titles;
}

/** A country. */
export type CountryRecord = CountryRow;

/** The whole taxonomy in memory, as one version: never changed, only replaced. */
export interface Registry {
  /** Categories in use, parents before children, in their order. */
  readonly categories: readonly CategoryRecord[];
  readonly categoriesById: ReadonlyMap<number, CategoryRecord>;
  readonly categoriesBySlug: ReadonlyMap<string, CategoryRecord>;
  readonly specificationsById: ReadonlyMap<number, SpecificationRecord>;
  /** Questions in use by their key. */
  readonly specificationsBySlug: ReadonlyMap<string, SpecificationRecord>;
  /** Questions in use that most top categories ask, for the panel without a chosen category. */
  readonly commonSpecifications: readonly SpecificationRecord[];
  readonly filtersById: ReadonlyMap<number, FilterRecord>;
  readonly brands: readonly BrandRecord[];
  readonly brandsById: ReadonlyMap<number, BrandRecord>;
  readonly brandsBySlug: ReadonlyMap<string, BrandRecord>;
  readonly modelsById: ReadonlyMap<number, ModelRecord>;
  readonly chassisById: ReadonlyMap<number, ChassisRecord>;
  readonly countries: readonly CountryRecord[];
  readonly countriesById: ReadonlyMap<number, CountryRecord>;
  readonly countriesByCode: ReadonlyMap<string, CountryRecord>;
  readonly regions: readonly RegionRecord[];
  readonly regionsById: ReadonlyMap<number, RegionRecord>;
  readonly regionsBySlug: ReadonlyMap<string, RegionRecord>;
  /** Words of visitors and what they mean, beside those that everyone knows. */
  readonly synonyms: readonly { readonly from: string; readonly to: string }[];
}
