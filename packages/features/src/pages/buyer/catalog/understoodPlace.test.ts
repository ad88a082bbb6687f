import { emptyCatalogQuery, parseFilters, printFilters } from '@volan/domain-rules';
import { fixtures, searchAds } from '@volan/mocks';
import { describe, expect, it } from 'vitest';
import { siteAt } from '../../../runtime/site/testing/siteAt.ts';
import { messagesOf } from '../../../runtime/site/useMessages.ts';
import { activeFilters } from './activeFilters.ts';
import type { FilterSubjects } from './filterLabels.ts';
import { filterOrder } from './filterOrder.ts';
import { readCatalogAddress } from './readCatalogAddress.ts';
import { understoodPlace } from './understoodPlace.ts';

const site = siteAt('/catalog/vehicles', { now: Date.parse('2026-11-21T10:00:00Z') });
const subjects: FilterSubjects = {
  category: fixtures.category('en'),
  brands: [],
  models: {},
  generations: {},
  regions: [],
};
const order = filterOrder(subjects.category);

/** The page of `filters`, and the parts that each of its two notices names. */
function pageOf(filters: string) {
  const address = readCatalogAddress(
    { ...site, country: null },
    new URLSearchParams({ filters }),
    { slug: 'vehicles' },
    'vehicles',
    order,
  );
  if (address.kind !== 'page') {
    throw new Error(`${filters} is no page: ${address.kind}`);
  }
  const { meta } = searchAds({ ...emptyCatalogQuery, filters: address.place.query.filters, categoryId: 1 }, 'en');
  const place = understoodPlace(address.place, { meta, subjects });
  const unread = place.unread ?? [];

  return { place, unread, gone: meta.unknown.filter((part) => !unread.includes(part)) };
}

describe('a link with parts that were not understood', () => {
  it.each(['cena:3000', 'cena:3000-8000', 'godiste:2015', 'cena:-5..'])('names %s as not understood', (part) => {
    expect(pageOf(part)).toMatchObject({ unread: [part], gone: [] });
  });

  it.each(['xyz:1', 'gorivo:xxx', 'region:xx', 'vozilo:xxx', 'drzava:xx', 'sasija:golf.golf-99'])(
    'names %s as no longer there',
    (part) => {
      expect(pageOf(part)).toMatchObject({ unread: [], gone: [part] });
    },
  );

  it('counts only what was searched, and links no further to the rest', () => {
    const parsed = parseFilters('drzava:xx;gorivo:dizel;vozilo:xxx;sasija:golf.golf-99;cena:3000');
    const { place } = pageOf(parsed.ok ? printFilters(parsed.filters, order) : '');
    expect(activeFilters(place, subjects, site, messagesOf(site)).map(({ label }) => label)).toEqual(['Diesel']);
    expect(printFilters(place.query.filters)).toBe('gorivo:dizel');
  });
});
