import {
  Failure,
  maxTowns,
  type City,
  type Country,
  type Geo,
  type Region,
  type Town,
  type WorldCountry,
} from '@volan/api-contract';
import type { LanguageValue } from '@volan/domain-rules';
import { countryName, intlTag } from '@volan/i18n';
import type { Sql } from 'postgres';
import type { Taxonomy } from '../taxonomy/Taxonomy.ts';
import type { CountryRecord } from '../taxonomy/Registry.ts';
import { titleIn } from '../taxonomy/titleIn.ts';
import type { CountryOfAddress } from './countryOfAddress.ts';
import type { AdCounts } from '../search/adCounts.ts';

/** Countries, regions and the place of the visitor. [J55-J57, J88] */
export function createPlaces(taxonomy: Taxonomy, counts: AdCounts, countryOf: CountryOfAddress, sql: Sql) {
  const presented = ({ id, code }: CountryRecord, language: LanguageValue) => ({
    id,
    code,
    name: countryName(code, language),
    icon: code.toLowerCase(),
  });

  return {
    /** Countries with ads and those we serve, most ads first. */
    async countries(language: LanguageValue): Promise<Country[]> {
      const byCountry = await counts.by('country_id');
      return taxonomy
        .current()
        .registry.countries.filter((country) => country.active || byCountry.has(country.id))
        .map((country) => ({ ...presented(country, language), count: byCountry.get(country.id) ?? 0 }))
        .sort((a, b) => b.count - a.count);
    },

    /** Every country by name, with counts only on request. */
    async world(withCounts: boolean, language: LanguageValue): Promise<WorldCountry[]> {
      const byCountry = withCounts ? await counts.by('country_id') : null;
      const { compare } = new Intl.Collator(intlTag(language));
      return taxonomy
        .current()
        .registry.countries.map((country) => ({
          ...presented(country, language),
          ...(byCountry ? { count: byCountry.get(country.id) ?? 0 } : {}),
        }))
        .sort((a, b) => compare(a.name, b.name));
    },

    async regions(countryId: number, language: LanguageValue): Promise<Region[] | Failure<'not-found', null>> {
      const { countriesById, regions } = taxonomy.current().registry;
      if (!countriesById.has(countryId)) return new Failure('not-found');

      const byRegion = await counts.by('region_id');
      const { compare } = new Intl.Collator(intlTag(language));

      return regions
        .filter((region) => region.country_id === countryId)
        .map((region) => ({
          id: region.id,
          country_id: region.country_id,
          slug: region.slug,
          title: titleIn(region, language),
          sort: region.sort,
          count: byRegion.get(region.id) ?? 0,
        }))
        .sort((a, b) => a.sort - b.sort || compare(a.title, b.title));
    },

    async cities(regionId: number): Promise<City[] | Failure<'not-found', null>> {
      const { regionsById, countriesById } = taxonomy.current().registry;
      const region = regionsById.get(regionId);
      if (!region) return new Failure('not-found');

      const country = countriesById.get(region.country_id)?.code ?? '';
      const rows = await sql<{ id: number; title: string }[]>`
        select id, name as title from city where region_id = ${regionId} order by name, id`;

      return rows.map(({ id, title }) => ({ id, country, title }));
    },

    /** The largest towns of a country, by name. */
    async towns(countryId: number): Promise<Town[] | Failure<'not-found', null>> {
      const country = taxonomy.current().registry.countriesById.get(countryId);
      if (!country) return new Failure('not-found');

      const rows = await sql<Omit<Town, 'country'>[]>`
        select id, name as title, region_id, lat, lng, population from (
          select * from city where country_id = ${countryId} order by population desc, id limit ${maxTowns}) largest
        order by name, id`;

      return rows.map((row) => ({ ...row, country: country.code }));
    },

    /** The country of an address by the offline table; no address leaves the server. */
    geo(address: string): Geo {
      const country = countryOf(address);
      return { ok: country !== null, country, ip: address === '' ? null : address };
    },
  };
}

/** The result of {@link createPlaces}. */
export type Places = ReturnType<typeof createPlaces>;
