import { describe, expect, it } from 'vitest';
import {
  emptyFastAdQuery,
  fastAdAddress,
  isFindableFastAdQuery,
  printFastAdQuery,
  readFastAdQuery,
} from './fastAdQuery.ts';

const read = (text: string) => readFastAdQuery(new URLSearchParams(text));

describe('the address of the list of fast ads [B42, C12]', () => {
  it('says a search in one text, without what the form left empty', () => {
    const text = 'category=parts&region=beograd&city=7&radius=25&min=100&max=3400&q=felne%2017&page=2';
    expect(printFastAdQuery(read(text).query)).toBe(text);
    expect(read('category=&region=&q=+&min=&max=&page=1')).toEqual({ query: emptyFastAdQuery, wrong: {} });
  });

  it.each([
    ['page=0', ''],
    ['page=43', ''],
    ['page=2&page=3', ''],
    ['category=Parts', ''],
    ['radius=25', ''],
    ['city=7&radius=7', 'city=7'],
    ['city=-1&sort=price', ''],
  ])('reads %s as “%s”', (given, own) => {
    expect(printFastAdQuery(read(given).query)).toBe(own);
  });

  it('reads prices as people type them, and gives a wrong one back', () => {
    expect(read('min=3.400&max=12 500 €').query).toMatchObject({ min: 3400, max: 12_500 });
    expect(read('min=hiljadu&max=99999999')).toEqual({
      query: emptyFastAdQuery,
      wrong: { min: 'hiljadu', max: '99999999' },
    });
  });

  it('has a category with a make or a region in its path', () => {
    const parts = { ...emptyFastAdQuery, category: 'parts' };
    const inBelgrade = { ...parts, region: 'beograd' };
    expect(fastAdAddress(parts)).toEqual({ path: null, parameters: 'category=parts' });
    expect(fastAdAddress({ ...inBelgrade, page: 2 })).toEqual({
      path: { categorySlug: 'parts', placeSlug: 'beograd' },
      parameters: 'page=2',
    });
    expect(fastAdAddress({ ...inBelgrade, brand: 'skoda' })).toEqual({
      path: { categorySlug: 'parts', placeSlug: 'skoda' },
      parameters: 'region=beograd',
    });
  });

  it('is for search engines with a category and one place or make [M60]', () => {
    expect(
      ['', 'category=parts', 'category=parts&region=beograd', 'page=2']
        .map((text) => read(text).query)
        .every(isFindableFastAdQuery),
    ).toBe(true);
    expect(
      ['q=felne', 'min=5', 'city=7', 'brand=skoda&region=beograd']
        .map((text) => read(text).query)
        .some(isFindableFastAdQuery),
    ).toBe(false);
  });
});
