import { brands, emptyCatalogQuery, parseFilters, type CatalogQuery, type LanguageValue } from '@volan/domain-rules';
import { fixtures, searchAds } from '@volan/mocks';
import { describe, expect, it } from 'vitest';
import type { Site } from '../../../runtime/site/Site.ts';
import { siteAt } from '../../../runtime/site/testing/siteAt.ts';
import type { FilterSubjects } from './filterLabels.ts';
import { panelKey } from './panelKey.ts';
import { panelOf } from './panelOf.ts';

const base = siteAt('/catalog/vehicles', { now: Date.parse('2026-11-22T10:00:00Z') });

/** Sites that differ in everything the form might show. */
const sites: Site[] = [brands.gearlane, brands.volan].flatMap((brand) =>
  (['rs', 'en', 'de'] satisfies LanguageValue[]).flatMap((language) => [
    { ...base, brand, language },
    { ...base, brand, language, inCyrillic: true },
    { ...base, brand, language, country: 'RS' },
    { ...base, brand, language, host: 'other.example', protocol: 'http:', pathname: '/x', search: '?y' },
    { ...base, brand, language, now: Date.parse('2027-03-01T10:00:00Z') },
  ]),
);

const filters = (text: string) => {
  const parsed = parseFilters(text);
  return parsed.ok ? parsed.filters : emptyCatalogQuery.filters;
};

/** Searches that differ in everything the form might show, and two that differ in nothing it shows. */
const queries: CatalogQuery[] = [
  emptyCatalogQuery,
  { ...emptyCatalogQuery, page: 2 },
  { ...emptyCatalogQuery, filters: filters('gorivo:dizel') },
  { ...emptyCatalogQuery, filters: filters('cena:..9000') },
  { ...emptyCatalogQuery, financing: true },
  { ...emptyCatalogQuery, q: 'xenon' },
  { ...emptyCatalogQuery, countries: ['DE'] },
  { ...emptyCatalogQuery, sorting: { field: 'price', direction: 'asc' } },
];

const subjects: FilterSubjects = {
  category: fixtures.category('en'),
  brands: [],
  models: {},
  generations: {},
  regions: [],
};

describe('the cache key of a filter form', () => {
  it('differs wherever the form does: for other searches, brands, languages, scripts, countries and months', () => {
    const forms = sites.flatMap((site) =>
      queries.flatMap((query) =>
        (['list', 'grid'] as const).map((view) => {
          const place = { categorySlug: 'vehicles', query, view };
          const { meta } = searchAds(query, 'en');
          return {
            key: panelKey(place, meta, subjects, site),
            shown: JSON.stringify(panelOf(place, meta, subjects, site)),
          };
        }),
      ),
    );
    const byKey = Map.groupBy(forms, ({ key }) => key);
    expect([...byKey.values()].filter((same) => new Set(same.map(({ shown }) => shown)).size > 1)).toEqual([]);
    expect(byKey.size).toBeLessThan(forms.length);
  });
});
