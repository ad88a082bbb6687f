import { printFilters } from '@volan/domain-rules';
import { fixtures } from '@volan/mocks';
import { describe, expect, it } from 'vitest';
import { siteAt } from '../../../runtime/site/testing/siteAt.ts';
import { filterOrder } from './filterOrder.ts';
import { readCatalogAddress } from './readCatalogAddress.ts';

const site = siteAt('/catalog/vehicles');
const order = filterOrder(fixtures.category('en'));

const read = (search: string, { slug = 'vehicles', country = null as string | null } = {}) =>
  readCatalogAddress({ ...site, country }, new URLSearchParams(search), { slug: 'vehicles' }, slug, order);

describe('an address of the catalog', () => {
  it('is a page if it is the one address of its search [B26]', () => {
    expect(read('page=2&filters=cena:..9000;gorivo:dizel&sort=price&order=asc&view=grid')).toMatchObject({
      kind: 'page',
      place: { categorySlug: 'vehicles', view: 'grid', query: { page: 2 } },
    });
  });

  it('is the stock of a company on its page: its main category, country and view are not in it [M58]', () => {
    const of = { companySlug: 'auto-kuca-dunav', seller: 7 };
    const readStock = (search: string, categoryId = 1) =>
      readCatalogAddress(
        { ...site, country: 'RS' },
        new URLSearchParams(search),
        { slug: 'vehicles' },
        'vehicles',
        order,
        {
          of,
          categoryId,
          mainCategoryId: 1,
        },
      );
    expect(readStock('category_id=1&page=2&view=list&seller=9')).toMatchObject({
      kind: 'page',
      place: { view: 'grid', stockOf: of, query: { categoryId: null, countries: [], seller: null, page: 2 } },
    });
    expect(readStock('f.gorivo=dizel&category_id=3', 3)).toEqual({
      kind: 'redirect',
      to: '/companies/auto-kuca-dunav?category_id=3&filters=gorivo:dizel',
      status: 303,
    });
  });

  it('redirects for good if its filters are in another order [5.4]', () => {
    expect(read('filters=gorivo:dizel;cena:..9000')).toEqual({
      kind: 'redirect',
      to: '/catalog/vehicles?filters=cena:..9000;gorivo:dizel',
      status: 301,
    });
  });

  it.each([
    ['gorivo:nafta', 'gorivo:dizel'],
    ['gorivo:dizel*nafta', 'gorivo:dizel'],
    ['cena:..9000;gorivo:nafta', 'cena:..9000;gorivo:dizel'],
  ])('moves for good where an answer was renamed or merged: %s [J131]', (former, present) => {
    const category = fixtures.category('en');
    const specifications = category.specifications.map((one) =>
      one.slug === 'gorivo' ? { ...one, former: { nafta: 'dizel' } } : one,
    );
    const parameters = new URLSearchParams(`filters=${former}`);
    const of = { slug: 'vehicles' };
    expect(readCatalogAddress(site, parameters, of, 'vehicles', filterOrder({ specifications }))).toEqual({
      kind: 'redirect',
      to: `/catalog/vehicles?filters=${present}`,
      status: 301,
    });
  });

  it('moves for good where figures are written as on paper, and never to a thousandth of them', () => {
    expect(read('filters=cena:3.000..8.000')).toEqual({
      kind: 'redirect',
      to: '/catalog/vehicles?filters=cena:3000..8000',
      status: 301,
    });
  });

  it('names the unreadable parts, and no empty ones', () => {
    expect(read('filters=cena:-5..;;gorivo:dizel')).toMatchObject({
      kind: 'page',
      place: { unread: ['cena:-5..'], query: { filters: [{ key: 'gorivo' }] } },
    });
    expect(read('filters=cena:3000..8000;;')).toMatchObject({ kind: 'redirect', status: 301 });
  });

  it('moves for good where the slug is not that of the category [T03]', () => {
    expect(read('category_id=1&page=2', { slug: 'trucks' })).toEqual({
      kind: 'redirect',
      to: '/catalog/vehicles?page=2',
      status: 301,
    });
  });

  it('takes percent signs for what they stand for, without a redirect [T54]', () => {
    expect(read('filters=cena%3A..9000%3Bgorivo%3Adizel').kind).toBe('page');
  });

  it('answers a sent filter form with 303 to its search, page 1 [5.4]', () => {
    expect(read('page=3&view=grid&f.gorivo=dizel&f.cena.min=&f.cena.max=9.000&credit=1')).toEqual({
      kind: 'redirect',
      to: '/catalog/vehicles?filters=cena:..9000;gorivo:dizel&credit=1&view=grid',
      status: 303,
    });
  });

  it.each([
    ['2.500', '150.500'],
    ['2 500 €', '150500 km'],
    ['2,500', "150'500"],
  ])('reads a price of %s and a mileage of %s as people type them', (price, mileage) => {
    const form = new URLSearchParams({ 'f.cena.min': price, 'f.kilometraza.max': mileage }).toString();
    expect(read(form)).toMatchObject({ to: '/catalog/vehicles?filters=cena:2500..;kilometraza:..150500' });
  });

  it.each(['1e3', '-5', 'abc', '12345678901234567890'])(
    'shows the form again with %s, and the rest of the search',
    (text) => {
      const address = read(`f.gorivo=dizel&f.cena.min=${text}&f.cena.max=9.000`);
      expect(address).toMatchObject({ kind: 'page', place: { unreadable: { 'f.cena.min': text } } });
      expect(address.kind === 'page' && printFilters(address.place.query.filters)).toBe('cena:..9000;gorivo:dizel');
    },
  );

  it('says that words are cut if they are too long, and only then', () => {
    const words = (length: number) => read(`q=${'x'.repeat(length)}`);
    expect(words(201)).toMatchObject({ kind: 'page', place: { isCut: true, query: { q: 'x'.repeat(200) } } });
    expect(words(200)).not.toHaveProperty('place.isCut');
    expect(read(`q=golf${'+'.repeat(300)}7`)).not.toHaveProperty('place.isCut');
  });

  it.each(['sort=colour', 'order=up', 'page=two', 'page=0', 'credit=yes', 'filters=gorivo', 'country=ZZZ'])(
    'shows the list with defaults for %s',
    (search) => {
      const address = read(search);
      expect(address.kind).toBe('page');
      expect(address).toMatchObject({ place: { query: { page: 1, filters: [], sorting: null, countries: [] } } });
    },
  );

  it.each([
    ['too many groups', `filters=${Array.from({ length: 31 }, (_, index) => `k${index}:a`).join(';')}`],
    ['too many values', `filters=k:${Array.from({ length: 51 }, (_, index) => `v${index}`).join('*')}`],
    ['too long a text', `filters=gorivo:${'a'.repeat(2000)}`],
  ])('refuses %s', (_, search) => {
    expect(read(search)).toEqual({ kind: 'refused' });
  });

  it('searches the country of its host, in spite of the query [F08]', () => {
    expect(read('country=RS', { country: 'DE' })).toMatchObject({ place: { query: { countries: ['DE'] } } });
  });
});
