import type { Brand } from '@volan/api-contract';
import { emptyCatalogQuery, parseFilters, printFilters, type CatalogQuery } from '@volan/domain-rules';
import { fixtures, searchAds } from '@volan/mocks';
import { describe, expect, it } from 'vitest';
import { siteAt } from '../../../runtime/site/testing/siteAt.ts';
import { messagesOf } from '../../../runtime/site/useMessages.ts';
import { activeFilters } from './activeFilters.ts';
import { catalogHref, viewOf, type CatalogPlace } from '../../../blocks/catalogSearch/catalogPlace.ts';
import { filterOrder } from './filterOrder.ts';
import type { FilterSubjects } from './filterLabels.ts';
import { formSearch } from '../../../blocks/catalogSearch/formSearch.ts';
import { panelOf } from './panelOf.ts';
import { regionCountries } from '../../../blocks/catalogSearch/regionCountries.ts';
import { sortOrders } from './sortOrders.ts';

const site = siteAt('/catalog/vehicles', { now: Date.parse('2026-11-21T10:00:00Z') });
const messages = messagesOf(site);

const volkswagen: Brand = {
  id: 1,
  slug: 'volkswagen',
  title: 'Volkswagen',
  logo: null,
  sort: 1,
  status: 1,
  category_ids: [1],
};

const subjects: FilterSubjects = {
  category: fixtures.category('en'),
  brands: [volkswagen],
  models: {},
  generations: {},
  regions: [],
};

const filtersOf = (text: string) => {
  const parsed = parseFilters(text);
  if (!parsed.ok) {
    throw new Error(`The test wrote an unreadable filter: ${text}`);
  }
  return parsed.filters;
};

const placeOf = (filters: string, more: Partial<CatalogQuery> = {}): CatalogPlace => ({
  categorySlug: 'vehicles',
  query: { ...emptyCatalogQuery, filters: filtersOf(filters), ...more },
  view: 'list',
});

describe('the address of the stock of a company', () => {
  const stock = (filters: string, more: Partial<CatalogQuery> = {}): CatalogPlace => ({
    ...placeOf(filters, more),
    view: 'grid',
    stockOf: { companySlug: 'auto-kuca-dunav', seller: 7 },
  });

  it('is the page of the company with the search, without seller, country and view [M58]', () => {
    expect(catalogHref(site, stock(''))).toBe('/companies/auto-kuca-dunav');
    expect(catalogHref(site, stock('gorivo:dizel', { page: 2, categoryId: 3, countries: ['RS'], seller: 7 }))).toBe(
      '/companies/auto-kuca-dunav?page=2&category_id=3&filters=gorivo:dizel',
    );
  });

  it('is where its filter form leads, and the form searches only its ads [M58]', () => {
    const panel = panelOf(
      stock('gorivo:dizel', { categoryId: 3 }),
      searchAds(emptyCatalogQuery, 'en').meta,
      subjects,
      site,
    );
    expect([panel.action, panel.seller, panel.hidden]).toEqual([
      '/companies/auto-kuca-dunav',
      7,
      [{ name: 'category_id', value: '3' }],
    ]);
  });
});

describe('a number that cannot be read', () => {
  it('is in its field again, in an open group, beside the readable ones', () => {
    const place = { ...placeOf('cena:..9000'), unreadable: { 'f.cena.min': 'abc', 'f.kilometraza.max': '1e3' } };
    const { groups } = panelOf(place, searchAds(emptyCatalogQuery, 'en').meta, subjects, site);
    const rangeOf = (wanted: string) => groups.find(({ key }) => key === wanted);
    expect(rangeOf('cena')).toMatchObject({
      open: true,
      control: { kind: 'range', range: { defaultValue: { from: 'abc', to: '9000' } } },
    });
    expect(rangeOf('kilometraza')).toMatchObject({
      open: true,
      control: { kind: 'range', range: { defaultValue: { to: '1e3' } } },
    });
  });
});

describe('years', () => {
  it('are those of the ads, and the chosen ones separately, for every number of an address', () => {
    const place = placeOf('godiste:1900..2147483648');
    const { groups } = panelOf(place, searchAds(emptyCatalogQuery, 'en').meta, subjects, site);
    const control = groups.find(({ key }) => key === 'godiste')?.control;
    if (control?.kind !== 'years') throw new Error('There are no years.');

    expect(control.years.length).toBeLessThan(100);
    expect([control.years[0]?.value, control.years.at(-1)?.value]).toEqual(['2147483648', '1900']);
  });
});

describe('a list of one seller', () => {
  it('says so with a chip that leads to everybody’s ads, and its form keeps the seller [M53]', () => {
    const place = placeOf('', { seller: 7 });
    expect(catalogHref(site, place)).toBe('/catalog/vehicles?seller=7');
    expect(activeFilters(place, subjects, site, messages)).toEqual([
      { label: 'Ads of one seller', href: '/catalog/vehicles' },
    ]);
    const panel = panelOf(place, searchAds(emptyCatalogQuery, 'en').meta, subjects, site);
    expect(panel.hidden).toEqual([{ name: 'seller', value: '7' }]);
  });
});

describe('the address of a place in the catalog', () => {
  it('holds the search and the view, so reload, Back and a link show the same [M51, B26]', () => {
    const place = placeOf('gorivo:dizel', { page: 2, financing: true, sorting: { field: 'price', direction: 'asc' } });
    expect(catalogHref(site, { ...place, view: 'grid' })).toBe(
      '/catalog/vehicles?page=2&filters=gorivo:dizel&sort=price&order=asc&credit=1&view=grid',
    );
  });

  it('leaves the country to a country host, and names it elsewhere [F08]', () => {
    const place = placeOf('', { countries: ['DE'] });
    expect(catalogHref(site, place)).toBe('/catalog/vehicles?country=DE');
    expect(catalogHref({ ...site, country: 'DE' }, place)).toBe('/catalog/vehicles');
  });

  it('speaks the language of the page', () => {
    expect(catalogHref({ ...site, language: 'de' }, placeOf(''))).toBe('/de/catalog/vehicles');
  });

  it.each([
    ['view=grid', 'grid'],
    ['view=wall', 'list'],
    ['', 'list'],
  ])('reads the view of ?%s as %s', (search, view) => {
    expect(viewOf(new URLSearchParams(search))).toBe(view);
  });

  it('orders filters as the catalogue does: questions, then answers', () => {
    const order = filterOrder(subjects.category);
    const filters = filtersOf('gorivo:dizel*benzin;vozilo:volkswagen;cena:..9000');
    expect(
      printFilters(filters, order)
        .split(';')
        .map((group) => group.split(':')[0]),
    ).toEqual(['vozilo', 'cena', 'gorivo']);
  });
});

describe('the search of a form', () => {
  it('keeps order, words and financing, drops empty controls, and begins at page 1 [5.4]', () => {
    const form = new URLSearchParams(
      'page=4&sort=price&order=asc&credit=1&q=golf&f.cena.min=&f.cena.max=9.000&f.gorivo=dizel',
    );
    expect(formSearch(form, 'rs')).toMatchObject({
      page: 1,
      sorting: { field: 'price', direction: 'asc' },
      financing: true,
      q: 'golf',
      filters: filtersOf('cena:..9000;gorivo:dizel'),
    });
  });
});

describe('the chips of a search', () => {
  it('say each filter in words and lead to page 1 without it [M51]', () => {
    const chips = activeFilters(
      placeOf('gorivo:dizel;cena:5000..35000', { page: 3, financing: true }),
      subjects,
      site,
      messages,
    );
    expect(chips.map(({ label }) => label)).toEqual(['€5,000–€35,000', 'Diesel', 'On credit']);
    expect(chips[1]?.href).toBe('/catalog/vehicles?filters=cena:5000..35000&credit=1');
    expect(chips[2]?.href).toBe('/catalog/vehicles?filters=cena:5000..35000;gorivo:dizel');
  });

  it('are silent about what the catalogue does not know: the page names it elsewhere', () => {
    expect(activeFilters(placeOf('gorivo:kukuruz;nepoznato:x'), subjects, site, messages)).toEqual([]);
  });
});

describe('the filter panel', () => {
  const panelFor = (filters: string, more: Partial<CatalogQuery> = {}) => {
    const place = placeOf(filters, more);
    const { meta } = searchAds({ ...place.query, categoryId: 1 }, 'en');
    return panelOf(place, meta, subjects, site);
  };

  it('travels as JSON: nothing of it is lost on the way to the browser', () => {
    const panel = panelFor('gorivo:dizel');
    expect(JSON.parse(JSON.stringify(panel))).toEqual(panel);
  });

  it('asks the questions of the panel in its order, makes first', () => {
    const keys = panelFor('').groups.map(({ key }) => key);
    expect(keys.slice(0, 2)).toEqual(['vozilo', 'cena']);
    expect(keys).toContain('gorivo');
  });

  it('ticks the chosen answers and counts every answer without its own filter', () => {
    const fuel = panelFor('gorivo:dizel').groups.find(({ key }) => key === 'gorivo');
    const options = fuel?.control.kind === 'options' ? fuel.control.options : [];
    expect(options.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['dizel']);
    expect(options.find(({ value }) => value === 'benzin')?.count).not.toBe('0');
    expect(fuel?.value).toBe('Diesel');
  });

  it('keeps the order in hidden fields and the words in their own, never the page', () => {
    const { hidden, search } = panelFor('', { page: 3, q: 'golf', sorting: { field: 'year', direction: 'desc' } });
    expect(hidden).toEqual([
      { name: 'sort', value: 'year' },
      { name: 'order', value: 'desc' },
    ]);
    expect(search.value).toBe('golf');
  });

  it('still offers answers where no ad is left', () => {
    const fuel = panelFor('cena:..1').groups.find(({ key }) => key === 'gorivo');
    expect(fuel?.control.kind === 'options' && fuel.control.options.length).toBeGreaterThan(1);
  });
});

describe('the orders of a list', () => {
  const ordersOf = (query: Parameters<typeof placeOf>[1], facets = {}) =>
    sortOrders(placeOf('', query), { facets }, site, messages);

  it('lead to page 1 of the list in another order, and mark the one that shows [T04]', () => {
    const orders = ordersOf({ page: 5, sorting: { field: 'price', direction: 'asc' } });
    expect(orders.filter(({ current }) => current).map(({ label }) => label)).toEqual(['Price, lowest first']);
    expect(orders[0]).toMatchObject({ label: 'Newest first', href: '/catalog/vehicles' });
  });

  it('offer the best match only where words are looked for [M08]', () => {
    const labels = (q: string) => ordersOf({ q }).map(({ label }) => label);
    expect(labels('golf')).toContain('Best match');
    expect(labels('')).not.toContain('Best match');
  });

  it('offer the best deal only where prices are rated [M08]', () => {
    const links = (facets: object) => ordersOf({}, facets).map(({ href }) => href);
    expect(links({ gorivo: {} })).toContain('/catalog/vehicles?sort=price_rating&order=asc');
    expect(links({ stanje: {} })).toHaveLength(links({ gorivo: {} }).length - 1);
  });
});

describe('regions of the panel', () => {
  const countries = fixtures.countries('en');

  it('are those of the country host before all [F08]', () => {
    const asked = regionCountries({ ...site, country: 'RS' }, emptyCatalogQuery, countries);
    expect(asked.map(({ code }) => code)).toEqual(['RS']);
  });

  it('are those of a few countries where none is asked for', () => {
    expect(regionCountries(site, emptyCatalogQuery, countries).length).toBeLessThanOrEqual(6);
  });
});
