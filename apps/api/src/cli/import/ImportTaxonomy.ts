import type { Sql } from 'postgres';

/** An answer with its parents' ids and the words an ad is found by. */
export interface ImportAnswer {
  id: number;
  /** The answer and what it is a part of, the outermost first: an ad stores all of them. */
  withParents: number[];
  titles: string[];
}

/** A specification as the importer needs it. */
export interface ImportSpecification {
  id: number;
  min: number | null;
  max: number | null;
  /** By slug. */
  answers: ReadonlyMap<string, ImportAnswer>;
}

/** A model with where it is offered. */
export interface ImportModel {
  id: number;
  brandId: number;
  categoryId: number;
  slug: string;
  title: string;
}

/** What the taxonomy offers, by slug: read once before a run. */
export interface ImportTaxonomy {
  categories: ReadonlyMap<string, number>;
  specifications: ReadonlyMap<string, ImportSpecification>;
  brands: ReadonlyMap<string, { id: number; slug: string; title: string }>;
  /** By id of the make. */
  models: ReadonlyMap<number, readonly ImportModel[]>;
  countries: ReadonlyMap<string, number>;
  /** By ISO 3166-2 code. */
  regions: ReadonlyMap<string, { id: number; countryId: number }>;
}

/** Languages whose words for an answer an ad is found by; folding makes the rest of the neighbours' words equal to these. */
const searchedLanguages = ['rs', 'en', 'de'];

/** Reads the taxonomy from the database. */
export async function loadImportTaxonomy(sql: Sql): Promise<ImportTaxonomy> {
  const [categories, specifications, filters, titles, brands, models, countries, regions] = await Promise.all([
    sql<{ id: number; slug: string }[]>`select id, slug from category`,
    sql<
      { id: number; slug: string; min: number | null; max: number | null }[]
    >`select id, slug, min, max from specification`,
    sql<{ id: number; specification_id: number; parent_id: number | null; slug: string }[]>`
      select id, specification_id, parent_id, slug from filter`,
    sql<{ filter_id: number; titles: string[] }[]>`
      select filter_id, array_agg(title) as titles from filter_text where lang = any(${searchedLanguages}) group by filter_id`,
    sql<{ id: number; slug: string; title: string }[]>`select id, slug, title from brand where status = 1`,
    sql<ImportModel[]>`
      select id, brand_id as "brandId", category_id as "categoryId", slug, title from model where status = 1 order by sort`,
    sql<{ id: number; code: string }[]>`select id, code from country`,
    sql<{ id: number; code: string; countryId: number }[]>`select id, code, country_id as "countryId" from region`,
  ]);
  const titlesOf = new Map(titles.map((row) => [row.filter_id, row.titles]));
  const parentOf = new Map(filters.map((row) => [row.id, row.parent_id]));
  const lineOf = (id: number): number[] => {
    const parent = parentOf.get(id);
    return parent ? [...lineOf(parent), id] : [id];
  };
  const filtersOf = Map.groupBy(filters, (row) => row.specification_id);
  return {
    categories: new Map(categories.map(({ slug, id }) => [slug, id])),
    specifications: new Map(
      specifications.map(({ slug, id, min, max }) => {
        const answers = (filtersOf.get(id) ?? []).map(
          (row) => [row.slug, { id: row.id, withParents: lineOf(row.id), titles: titlesOf.get(row.id) ?? [] }] as const,
        );
        return [slug, { id, min, max, answers: new Map(answers) }];
      }),
    ),
    brands: new Map(brands.map((row) => [row.slug, row])),
    models: Map.groupBy(models, (row) => row.brandId),
    countries: new Map(countries.map(({ code, id }) => [code, id])),
    regions: new Map(regions.map(({ code, id, countryId }) => [code, { id, countryId }])),
  };
}
