import type { Country, Region } from '@volan/api-contract';
import type { LanguageValue } from '@volan/domain-rules';
import { ads } from '../fixtures/ads.ts';
import { countries, type CountryFixture, type RegionFixture, regions } from '../fixtures/places.ts';
import type { FilterFixture } from '../fixtures/SpecificationFixture.ts';
import { inLanguage } from '../fixtures/Text.ts';

const active = ads.filter((ad) => ad.status === undefined);

/** The region of an ad. */
export function regionBySlug(slug: string): RegionFixture | undefined {
  return regions.find((region) => region.slug === slug);
}

/** A country as the API tells it. */
export function countryOf({ id, code, name }: CountryFixture, language: LanguageValue): Country {
  const count = active.filter((ad) => regionBySlug(ad.region)?.country === code).length;
  return { id, code, name: inLanguage(name, language), icon: code.toLowerCase(), count };
}

/** A region as the API tells it. */
export function regionOf({ id, country, slug, title }: RegionFixture, language: LanguageValue): Region {
  const count = active.filter((ad) => ad.region === slug).length;
  const country_id = countries.find(({ code }) => code === country)?.id ?? 0;
  return { id, country_id, slug, title: inLanguage(title, language), sort: 0, count };
}

/** Regions as answers of the specification `region`. */
export const regionFilters: readonly FilterFixture[] = regions.map(({ slug, title }) => ({ slug, title }));
