import { brands, matchPath, type BrandId } from '@volan/domain-rules';
import { describe, expect, it } from 'vitest';
import { resolveRoute } from './resolveRoute.ts';

const decide = (brand: BrandId, path: string) => resolveRoute(brands[brand], path, matchPath(brands[brand], path));

describe('the decision before every page', () => {
  it('lets an own address pass, with its page, parameters and language [B25, B43]', () => {
    expect(decide('volan', '/en/catalog/vehicles')).toMatchObject({
      kind: 'page',
      match: { page: 'catalog', params: { categorySlug: 'vehicles' }, language: 'en' },
    });
  });

  it.each([
    ['volan', '/ad-details/12', '/detalji-oglasa/12'],
    ['gearlane', '/detalji-oglasa/12', '/ad-details/12'],
    ['gearlane', '/de/detalji-oglasa/12', '/de/ad-details/12'],
    ['volan', '/rs/catalog/vehicles', '/catalog/vehicles'],
    ['gearlane', '/en/catalog/vehicles', '/catalog/vehicles'],
    ['volan', '/catalog/vehicles/', '/catalog/vehicles'],
    ['volan', '/Catalog/Vehicles', '/catalog/vehicles'],
    ['volan', '/catalog//vehicles', '/catalog/vehicles'],
    ['gearlane', '//catalog/vehicles', '/catalog/vehicles'],
    ['volan', '/auto-oglasi/12', '/auto-oglasi/12/oglas'],
    ['gearlane', '/de/auto-oglasi/12/', '/de/auto-oglasi/12/oglas'],
  ] as const)('on %s moves %s for good to %s [T02, T07, A02]', (brand, from, to) => {
    expect(decide(brand, from)).toEqual({ kind: 'redirect', to, status: 301 });
  });

  it.each([
    ['/', null],
    ['/de', 'de'],
  ])('lets the front door %s pass [B01]', (path, language) => {
    expect(decide('volan', path)).toMatchObject({
      kind: 'page',
      match: { page: 'home', language: language ?? 'rs' },
    });
  });

  it.each([
    ['/catalog', '/catalog/vehicles'],
    ['/catalog/', '/catalog/vehicles'],
    ['/de/catalog', '/de/catalog/vehicles'],
  ])('leads %s to the default category [L22]', (from, to) => {
    expect(decide('volan', from)).toEqual({ kind: 'redirect', to, status: 302 });
  });

  it.each(['/profile/dashboard', '/xx/catalog/vehicles', '/no/such/page', '/ad-details/12a', '/ad-details/0'])(
    'knows no page at %s [B52]',
    (path) => {
      expect(decide('gearlane', path)).toEqual({ kind: 'missing' });
    },
  );
});
