import type { Sql, TransactionSql } from 'postgres';
import { buildBrands } from './buildBrands.ts';
import { buildCategories } from './buildCategories.ts';
import { buildSpecifications } from './buildSpecifications.ts';
import { byId, bySlug, titlesBy } from './records.ts';
import type { Registry } from './Registry.ts';
import type { CountryRow, RegionRow, TitleRow } from './taxonomyRows.ts';

/** Reads the whole taxonomy as of one moment. */
export async function loadRegistry(sql: Sql): Promise<Registry> {
  return sql.begin('isolation level repeatable read read only', readRegistry);
}

async function readRegistry(sql: TransactionSql): Promise<Registry> {
  const specifications = await buildSpecifications(sql);
  const categories = await buildCategories(sql, specifications);
  const brands = await buildBrands(sql);

  // copied: the driver's list also holds the statement and the types of its columns
  const countries = [...(await sql<CountryRow[]>`select * from country order by sort, code`)];
  const regionTitles = titlesBy(await sql<TitleRow[]>`select region_id as owner, lang, title from region_text`);
  const regionRows = await sql<RegionRow[]>`
    select id, country_id, slug, sort from region order by country_id, sort, id
  `;
  const regions = regionRows.map((row) => ({ ...row, titles: regionTitles.get(row.id) ?? {} }));

  const synonyms = await sql<{ from: string; to: string }[]>`
    select word as "from", meaning as "to" from synonym order by id
  `;

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
    synonyms: [...synonyms],
  };
}
