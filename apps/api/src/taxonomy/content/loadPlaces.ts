import type { TransactionSql } from 'postgres';
import type { Content } from './Content.ts';
import { textRows } from './textRows.ts';
import { upsertRows } from './upsertRows.ts';

/** Loads countries, their regions and cities. */
export async function loadPlaces(sql: TransactionSql, { countries, regions, cities }: Content): Promise<void> {
  const countryIds = new Map(countries.map((country) => [country.code, country.id]));
  const regionIds = new Map(regions.map((region) => [region.code, region.id]));

  const regionRows = regions.map((region) => ({
    id: region.id,
    country_id: countryIds.get(region.country),
    code: region.code,
    slug: region.slug,
    sort: region.sort,
  }));
  const cityRows = cities.map((city) => ({
    id: city.id,
    country_id: countryIds.get(city.country),
    region_id: city.region === null ? null : regionIds.get(city.region),
    name: city.name,
    population: city.population,
    lat: city.lat,
    lng: city.lng,
  }));

  await upsertRows(sql, 'country', ['id'], countries);
  await upsertRows(sql, 'region', ['id'], regionRows);
  await upsertRows(sql, 'region_text', ['region_id', 'lang'], textRows('region_id', regions));
  await upsertRows(sql, 'city', ['id'], cityRows);
}
