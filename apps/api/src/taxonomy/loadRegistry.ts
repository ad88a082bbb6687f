import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/Schema.ts';
import { buildBrands } from './buildBrands.ts';
import { buildCategories } from './buildCategories.ts';
import { buildSpecifications } from './buildSpecifications.ts';
import { byId, bySlug, titlesBy } from './records.ts';
import type { Registry } from './Registry.ts';

/** Reads the whole taxonomy as of one moment. */
export async function loadRegistry(kysely: Kysely<Schema>): Promise<Registry> {
  return kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((transaction) => readRegistry(transaction));
}

async function readRegistry(kysely: Kysely<Schema>): Promise<Registry> {
  const specifications = await buildSpecifications(kysely);
  const categories = await buildCategories(kysely, specifications);
  const brands = await buildBrands(kysely);

  const countries = await kysely.selectFrom('country').selectAll().orderBy('sort').orderBy('code').execute();
  const regionTitles = titlesBy(
    await kysely.selectFrom('region_text').select(['region_id as owner', 'lang', 'title']).execute(),
  );
  const regionRows = await kysely
    .selectFrom('region')
    .select(['id', 'country_id', 'slug', 'sort'])
    .orderBy('country_id')
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const regions = regionRows.map((row) => ({ ...row, titles: regionTitles.get(row.id) ?? {} }));

  const synonyms = await kysely.selectFrom('synonym').select(['word as from', 'meaning as to']).orderBy('id').execute();

  return {
    ...categories,
    specificationsById: byId(specifications),
    specificationsBySlug: bySlug(specifications.filter((one) => one.status === 1)),
    filtersById: new Map(
      specifications.flatMap((one) => [...one.filtersBySlug.values()].map((filter) => [filter.id, filter])),
    ),
    ...brands,
    countries,
    countriesById: byId(countries),
    countriesByCode: new Map(countries.map((country) => [country.code, country])),
    regions,
    regionsById: byId(regions),
    regionsBySlug: bySlug(regions),
    synonyms,
  };
}
