import { describe, expect, it } from 'vitest';
import { emptyCatalogQuery } from './CatalogQuery.ts';
import { printCatalogQuery } from './printCatalogQuery.ts';
import { readCatalogQuery } from './readCatalogQuery.ts';

const read = (text: string) => readCatalogQuery(new URLSearchParams(text));

describe('the address of a list', () => {
  it('asks for everything when it says nothing', () => {
    expect(read('')).toEqual({ query: emptyCatalogQuery, bad: [] });
    expect(printCatalogQuery(emptyCatalogQuery)).toBe('');
  });

  it.each([
    [
      'page=1&category_id=1&filters=odrzavanje:prvi-vlasnik*garancija;zamena:sve-jedno;cena:3000..8000&sort=price&order=asc&credit=1',
      'category_id=1&filters=cena:3000..8000;odrzavanje:garancija*prvi-vlasnik;zamena:sve-jedno&sort=price&order=asc&credit=1',
    ],
    ['credit=1&page=3', 'page=3&credit=1'],
    [
      'filters=stanje-vozila%3Anovo&sort=created_at&order=desc',
      'filters=stanje-vozila:novo&sort=created_at&order=desc',
    ],
    ['q=++golf++7+&country=hu*DE*hu', 'q=golf%207&country=DE*HU'],
    ['seller=7&country=RS&page=2', 'page=2&country=RS&seller=7'],
    ['sort=price', 'sort=price&order=asc'],
    ['order=asc', 'sort=created_at&order=asc'],
    ['utm_source=x&filters=', ''],
  ])('has one form: %s [B26, T04, T05, T54]', (written, canonical) => {
    const { query, bad } = read(written);
    expect(bad).toEqual([]);
    expect(printCatalogQuery(query)).toBe(canonical);
    expect(read(canonical).query).toEqual(query);
  });

  it('keeps an explicit newest-first apart from the default order [B46, M08, T28]', () => {
    expect(read('').query.sorting).toBeNull();
    expect(read('sort=created_at&order=desc').query.sorting).toEqual({ field: 'created_at', direction: 'desc' });
  });

  it.each([
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1.5', 'page'],
    ['page=abc', 'page'],
    ['page=1&page=2', 'page'],
    ['category_id=x', 'category_id'],
    ['category_id=99999999999', 'category_id'],
    ['sort=colour', 'sort'],
    ['order=up', 'order'],
    ['credit=2', 'credit'],
    ['country=XX', 'country'],
    ['seller=auto-kuca', 'seller'],
    ['seller=0', 'seller'],
    ['seller=99999999999', 'seller'],
    ['filters=cena', 'filters'],
  ])('names the error in %s, and shows the default there', (written, parameter) => {
    const { query, bad } = read(written);
    expect(bad.map((each) => each.parameter)).toEqual([parameter]);
    expect(query).toEqual(emptyCatalogQuery);
  });

  it('cuts words at 200 characters, and names them', () => {
    const { query, bad } = read(`q=${'x'.repeat(201)}`);
    expect([query.q, bad]).toEqual(['x'.repeat(200), [{ parameter: 'q' }]]);
    expect(read(`q=${'x'.repeat(199)}🚗`).query.q).toBe('x'.repeat(199));
  });

  it('says which limit filters break', () => {
    const values = Array.from({ length: 51 }, (_, at) => `v${at}`).join('*');
    expect(read(`filters=k:${values}`).bad).toEqual([{ parameter: 'filters', problem: 'too-many-values' }]);
  });
});
