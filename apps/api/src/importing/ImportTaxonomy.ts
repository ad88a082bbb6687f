import { slugOf } from '@volan/domain-rules';
import type { Sql } from 'postgres';

/** An answer with the ids of its parents, and the words that find an ad with it. */
export interface ImportAnswer {
  id: number;
  /** The ids of the answer and of its parents, the outermost first: an ad stores all of them. */
  withParents: number[];
  titles: string[];
}

/** A specification as the importer needs it. */
export interface ImportSpecification {
  id: number;
  min: number | null;
  max: number | null;
  /** Whether an ad may have several answers. */
  multi: boolean;
  /** By slug. */
  answers: ReadonlyMap<string, ImportAnswer>;
  /** By folded title in any language; titles that several answers share are left out. */
  answersByTitle: ReadonlyMap<string, ImportAnswer>;
}

/** A generation of a model. */
export interface ImportGeneration {
  id: number;
  title: string;
  yearFrom: number | null;
  yearTo: number | null;
}

/** A town with what an ad stores of it. */
export interface ImportTown {
  id: number;
  name: string;
  regionId: number | null;
  population: number;
  lat: number;
  lng: number;
}

/** A model with its category. */
export interface ImportModel {
  id: number;
  brandId: number;
  categoryId: number;
  slug: string;
  title: string;
}

/** The taxonomy by slug, read once before a run. */
export interface ImportTaxonomy {
  categories: ReadonlyMap<string, number>;
  specifications: ReadonlyMap<string, ImportSpecification>;
  brands: ReadonlyMap<string, { id: number; slug: string; title: string }>;
  /** By id of the make. */
  models: ReadonlyMap<number, readonly ImportModel[]>;
  /** By id of the model. */
  generations: ReadonlyMap<number, readonly ImportGeneration[]>;
  countries: ReadonlyMap<string, number>;
  /** Codes of the countries that visitors can choose. */
  activeCountries: ReadonlySet<string>;
  /** By ISO 3166-2 code. */
  regions: ReadonlyMap<string, { id: number; countryId: number; titles: readonly string[] }>;
}

/** The towns of a country, the largest first: read only for mappings that name towns. */
export const loadImportTowns = (sql: Sql, countryId: number) =>
  sql<ImportTown[]>`
    select id, name, region_id as "regionId", population, lat, lng from city
    where country_id = ${countryId} order by population desc, id`;

/**
 * Languages in which the words of an answer find an ad. Folding makes the words of neighbouring languages equal to
 * these.
 */
const searchedLanguages = ['rs', 'en', 'de'];

/** Reads the taxonomy from the database. */
export async function loadImportTaxonomy(sql: Sql): Promise<ImportTaxonomy> {
  const [categories, specifications, filters, titles, brands, models, chassis, countries, regions, regionTitles] =
    await Promise.all([
      sql<{ id: number; slug: string }[]>`select id, slug from category`,
      sql<
        { id: number; slug: string; min: number | null; max: number | null; multi: boolean }[]
      >`select id, slug, min, max, multi = 1 as multi from specification`,
      sql<{ id: number; specification_id: number; parent_id: number | null; slug: string }[]>`
      select id, specification_id, parent_id, slug from filter`,
      sql<{ filter_id: number; titles: string[]; all: string[] }[]>`
      select filter_id, array_agg(title) filter (where lang = any(${searchedLanguages})) as titles,
        array_agg(title) as all
      from filter_text group by filter_id`,
      sql<{ id: number; slug: string; title: string }[]>`select id, slug, title from brand where status = 1`,
      sql<ImportModel[]>`
      select id, brand_id as "brandId", category_id as "categoryId", slug, title from model where status = 1
        order by sort`,
      sql<(ImportGeneration & { modelId: number })[]>`
      select id, model_id as "modelId", title, year_from as "yearFrom", year_to as "yearTo" from chassis
      where status = 1 order by sort`,
      sql<{ id: number; code: string; active: boolean }[]>`select id, code, active from country`,
      sql<{ id: number; code: string; countryId: number }[]>`select id, code, country_id as "countryId" from region`,
      sql<{ region_id: number; titles: string[] }[]>`
      select region_id, array_agg(distinct title) as titles from region_text group by region_id`,
    ]);
  const titlesOf = new Map(titles.map((row) => [row.filter_id, row]));
  const regionTitlesOf = new Map(regionTitles.map((row) => [row.region_id, row.titles]));
  const parentOf = new Map(filters.map((row) => [row.id, row.parent_id]));
  const lineOf = (id: number): number[] => {
    const parent = parentOf.get(id);
    return parent ? [...lineOf(parent), id] : [id];
  };
  const filtersOf = Map.groupBy(filters, (row) => row.specification_id);

  return {
    categories: new Map(categories.map(({ slug, id }) => [slug, id])),
    specifications: new Map(
      specifications.map(({ slug, id, min, max, multi }) => {
        const answers = (filtersOf.get(id) ?? []).map((row) => {
          const { titles: searched = [], all = [] } = titlesOf.get(row.id) ?? {};
          return { slug: row.slug, all, answer: { id: row.id, withParents: lineOf(row.id), titles: searched ?? [] } };
        });
        return [
          slug,
          {
            id,
            min,
            max,
            multi,
            answers: new Map(answers.map((row) => [row.slug, row.answer])),
            answersByTitle: uniqueByTitle(
              answers.flatMap((row) => row.all.map((title) => [title, row.answer] as const)),
            ),
          },
        ];
      }),
    ),
    brands: new Map(brands.map((row) => [row.slug, row])),
    models: Map.groupBy(models, (row) => row.brandId),
    generations: Map.groupBy(chassis, (row) => row.modelId),
    countries: new Map(countries.map(({ code, id }) => [code, id])),
    activeCountries: new Set(countries.filter(({ active }) => active).map(({ code }) => code)),
    regions: new Map(
      regions.map(({ code, id, countryId }) => [code, { id, countryId, titles: regionTitlesOf.get(id) ?? [] }]),
    ),
  };
}

/** A text in small letters without accents, spaces and punctuation: `SUV / Geländewagen` is `suvgelandewagen`. */
export const compactWord = (text: string) => slugOf(text, '').replaceAll('-', '');

function uniqueByTitle(entries: readonly (readonly [string, ImportAnswer])[]): Map<string, ImportAnswer> {
  const found = new Map<string, ImportAnswer>();
  const several = new Set<string>();
  for (const [title, answer] of entries) {
    const key = compactWord(title);
    const earlier = found.get(key);
    if (earlier && earlier !== answer) several.add(key);
    found.set(key, answer);
  }
  for (const key of ['', ...several]) found.delete(key);

  return found;
}
