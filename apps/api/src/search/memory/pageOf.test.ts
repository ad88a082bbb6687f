import pino from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { everything, type AdDocument, type CatalogSearch, type SearchIndex } from '../SearchIndex.ts';
import { loadBitmaps } from './Bitmaps.ts';
import { memoryIndex } from './memoryIndex.ts';

const count = 3000;

/** An ad that costs as much as its number; every seventh has no price. */
const adOf = (id: number): AdDocument => ({
  id,
  category_id: 1,
  brand_id: null,
  model_id: null,
  chassis_id: null,
  country_id: 688,
  region_id: null,
  seller_type: 1,
  credit: 0,
  user_id: 1,
  price: id % 7 === 0 ? null : id,
  year: null,
  mileage: null,
  power_kw: null,
  displacement: null,
  confirmed_at: null,
  created_at: id,
  filter_ids: [],
  search_tokens: [],
  fit_brand_id: null,
  fit_model_id: null,
  numbers: null,
  top: null,
  price_rating: null,
});

let index: SearchIndex;
beforeAll(async () => {
  index = memoryIndex(await loadBitmaps(pino({ level: 'silent' })), () => 'int');
  const ads = Array.from({ length: count }, (_, index) => adOf(index + 1));
  await index.rebuild(
    (async function* () {
      yield ads;
    })(),
    { xid: '1', seq: 1 },
  );
});

const pageOf = async (span: { min?: number; max?: number }, more: Partial<CatalogSearch>) => {
  const conditions = [{ key: 'cena', test: { kind: 'ranges' as const, source: 'price' as const, spans: [span] } }];
  return (await index.search({ ...everything, conditions, limit: 24, ...more })).ids;
};
const prices = Array.from({ length: count }, (_, index) => index + 1).filter((price) => price % 7 !== 0);

describe('a page of a list in an order', () => {
  it.each([
    // Few are sorted; many are met by walking; here a walk would pass nine tenths of all before the first.
    ['few', 2980, 3000],
    ['many from the beginning', 1, 2900],
    ['some at the far end', 2700, 3000],
  ])('holds the cheapest of %s, then the next ones', async (_name, min, max) => {
    const found = prices.filter((price) => price >= min && price <= max);
    const order = { field: 'price', direction: 'asc' } as const;
    expect(await pageOf({ min, max }, { order })).toEqual(found.slice(0, 24));
    expect(await pageOf({ min, max }, { order, offset: 24 })).toEqual(found.slice(24, 48));
    expect(await pageOf({ min, max }, { order: { ...order, direction: 'desc' } })).toEqual(
      found.toReversed().slice(0, 24),
    );
    expect(await pageOf({ min, max }, { order, offset: found.length - 3 })).toEqual(found.slice(-3));
  });
});
