import { percentOfMedian } from '@volan/domain-rules';
import { listAds } from '../calls/ads/listAds.ts';
import type { ContractCase } from './ContractCase.ts';
import { firstOf, must, mustEqual } from './must.ts';

const adsPerPage = 24;

function inOrder(values: (number | null)[]): boolean {
  return values.every((value, index) => {
    const next = values[index + 1];
    return next === undefined || next === null || (value !== null && value <= next);
  });
}

/** The search for ads. */
export const searchCases: ContractCase[] = [
  {
    name: 'a list holds 24 ads a page with an exact total, newest first [M08]',
    run: async (caller) => {
      const { data, meta } = await caller.succeed(listAds, {});
      mustEqual([meta.page, meta.per_page], [1, adsPerPage], 'page and size');
      mustEqual(meta.pages, Math.ceil(meta.total / adsPerPage), 'pages');
      mustEqual(data.length, Math.min(meta.total, adsPerPage), 'ads of page 1');
      must(inOrder(data.map((ad) => -Date.parse(ad.created_at))), 'newest first');
      mustEqual(meta.unknown, [], 'unknown filters');
    },
  },
  {
    name: 'pages follow each other without an ad twice [M08]',
    run: async (caller) => {
      const first = await caller.succeed(listAds, { sort: 'price', order: 'asc' });
      const second = await caller.succeed(listAds, { sort: 'price', order: 'asc', page: 2 });
      const ids = [...first.data, ...second.data].map((ad) => ad.id);
      mustEqual(new Set(ids).size, ids.length, 'ads of two pages');
      mustEqual(second.data.length, Math.min(Math.max(first.meta.total - adsPerPage, 0), adsPerPage), 'ads of page 2');
    },
  },
  {
    name: 'a page beyond the end is empty, not wrong',
    run: async (caller) => {
      const { total } = (await caller.succeed(listAds, {})).meta;
      const { data, meta } = await caller.succeed(listAds, { page: 99_999 });
      mustEqual([data, meta.total, meta.page], [[], total, 99_999], 'page beyond the end');
    },
  },
  ...(['price', 'year', 'mileage', 'power', 'created_at', 'price_rating'] as const).map(
    (sort) =>
      ({
        name: `a list sorted by ${sort} puts unknown values last in both directions [T04, M08]`,
        run: async (caller) => {
          const up = (await caller.succeed(listAds, { sort, order: 'asc' })).data;
          const down = (await caller.succeed(listAds, { sort, order: 'desc' })).data;
          const valueOf = (ad: (typeof up)[number]) => {
            if (sort === 'created_at') return Date.parse(ad.created_at);
            if (sort !== 'price_rating') return sort === 'power' ? ad.power_kw : ad[sort];
            return ad.price_label && percentOfMedian(ad.price ?? 0, ad.price_label.median);
          };
          must(inOrder(up.map(valueOf)), `${sort} rises`);
          must(inOrder(down.map((ad) => negative(valueOf(ad)))), `${sort} falls`);
        },
      }) satisfies ContractCase,
  ),
  {
    name: 'the TOP group stands on page 1 of the default order only [T28]',
    run: async (caller) => {
      const { top } = (await caller.succeed(listAds, {})).meta;
      must(top.length <= 6 && top.every((ad) => ad.tiers.includes('top')), 'at most six TOP ads');
      mustEqual((await caller.succeed(listAds, { sort: 'price' })).meta.top, [], 'TOP group of an explicit order');
      mustEqual((await caller.succeed(listAds, { page: 2 })).meta.top, [], 'TOP group of page 2');
    },
  },
  {
    name: 'a facet says how many ads its option would bring, its own filter left out',
    run: async (caller) => {
      const all = (await caller.succeed(listAds, { category_id: 1 })).meta;
      const [value, count] = firstOf(Object.entries(all.facets.gorivo ?? {}), 'facet of gorivo');
      const chosen = (await caller.succeed(listAds, { category_id: 1, filters: `gorivo:${value}` })).meta;
      mustEqual(chosen.total, count, `ads with gorivo:${value}`);
      mustEqual(sorted(chosen.facets.gorivo), sorted(all.facets.gorivo), 'facet of gorivo');
    },
  },
  {
    name: 'values of one key are joined by or, keys by and [B50, T54]',
    run: async (caller) => {
      const { facets } = (await caller.succeed(listAds, { category_id: 1 })).meta;
      const [[first, many], [second, more]] = twoOf(Object.entries(facets.gorivo ?? {}));
      const either = await caller.succeed(listAds, { category_id: 1, filters: `gorivo:${first}*${second}` });
      mustEqual(either.meta.total, many + more, `ads with gorivo:${first}*${second}`);
      const both = await caller.succeed(listAds, { category_id: 1, filters: `gorivo:${first};cena:1..15000` });
      must(both.meta.total <= many, 'a second key narrows');
      must(
        both.data.every((ad) => ad.price !== null && ad.price <= 15_000),
        'every price fits',
      );
    },
  },
  {
    name: 'a range narrows the ads, not its own spread',
    run: async (caller) => {
      const all = (await caller.succeed(listAds, { category_id: 1 })).meta;
      const { data, meta } = await caller.succeed(listAds, { category_id: 1, filters: 'cena:8000..20000' });
      must(
        data.every((ad) => ad.price !== null && ad.price >= 8000 && ad.price <= 20_000),
        'every price fits',
      );
      mustEqual(meta.ranges.cena, all.ranges.cena, 'spread of the prices');
      must(meta.total <= all.total, 'fewer ads');
    },
  },
  {
    name: 'filters may be written raw or percent-encoded [T54]',
    run: async (caller) => {
      const raw = await caller.succeed(listAds, { filters: 'gorivo:dizel;cena:..20000' });
      const encoded = await caller.succeed(listAds, { filters: 'gorivo%3Adizel%3Bcena%3A..20000' });
      mustEqual(encoded.meta.total, raw.meta.total, 'ads');
    },
  },
  {
    name: 'an unknown key or value is ignored and named',
    run: async (caller) => {
      const { total } = (await caller.succeed(listAds, { filters: 'gorivo:dizel' })).meta;
      const { meta } = await caller.succeed(listAds, { filters: 'gorivo:dizel;krila:dva' });
      mustEqual([meta.total, meta.unknown.length], [total, 1], 'ads, and filters that no longer exist');
      must(firstOf(meta.unknown, 'unknown filter').includes('krila'), 'the filter is named');
    },
  },
  {
    name: 'an empty list names the filter whose removal brings most ads [M51]',
    run: async (caller) => {
      const { data, meta } = await caller.succeed(listAds, { category_id: 1, filters: 'godiste:1900..1900' });
      mustEqual([data, meta.total], [[], 0], 'ads of 1900');
      must(meta.narrowest?.key === 'godiste' && meta.narrowest.total > 0, 'the narrowest filter is named');
    },
  },
  {
    name: 'countries narrow the list [F07]',
    run: async (caller) => {
      const { country } = firstOf((await caller.succeed(listAds, {})).data, 'active ad').place;
      const { data, meta } = await caller.succeed(listAds, { country });
      must(meta.total > 0 && data.every((ad) => ad.place.country === country), `only ads of ${country}`);
    },
  },
  {
    name: 'a seller narrows the list to their ads, counts included; nobody’s is empty [M15, M53]',
    run: async (caller) => {
      const { seller } = firstOf((await caller.succeed(listAds, {})).data, 'active ad');
      const { data, meta } = await caller.succeed(listAds, { seller: seller.id });
      must(meta.total > 0 && data.every((ad) => ad.seller.id === seller.id), `only ads of ${seller.name}`);
      mustEqual([meta.credit <= meta.total, meta.top.length <= meta.total], [true, true], 'counts');
      mustEqual((await caller.succeed(listAds, { seller: 2_147_483_646 })).meta.total, 0, 'ads of nobody');
    },
  },
  {
    name: 'credit=1 leaves the ads with financing [B48, T05]',
    run: async (caller) => {
      const { data, meta } = await caller.succeed(listAds, { credit: true });
      must(meta.total > 0 && data.every((ad) => ad.credit), 'every ad offers financing');
      mustEqual(meta.credit, meta.total, 'ads with financing');
      mustEqual((await caller.succeed(listAds, {})).meta.credit, meta.total, 'the count with the switch off');
    },
  },
  {
    name: 'words find an ad whatever their case [N01]',
    run: async (caller) => {
      const ads = (await caller.succeed(listAds, { category_id: 1 })).data;
      const brand = firstOf(
        ads.flatMap((ad) => ad.brand?.title ?? []),
        'ad with a make',
      );
      const { data } = await caller.succeed(listAds, { category_id: 1, q: brand.toUpperCase() });
      must(data.length > 0, `ads for ${brand.toUpperCase()}`);
      mustEqual((await caller.succeed(listAds, { q: 'qzxwvqzxwv' })).data, [], 'ads for nonsense');
    },
  },
  ...(
    [
      ['page', 'abc'],
      ['page', '0'],
      ['page', '-1'],
      ['category_id', 'golf'],
      ['sort', 'colour'],
      ['order', 'up'],
      ['credit', 'yes'],
      ['country', 'XX'],
      ['lang', 'klingon'],
      ['seller', 'auto-kuca'],
      ['filters', 'cena'],
      ['filters', 'cena:..'],
      ['filters', `gorivo:${'a'.repeat(2001)}`],
      ['filters', Array.from({ length: 31 }, (_, n) => `k${n}:v`).join(';')],
      ['filters', `k:${Array.from({ length: 51 }, (_, n) => `v${n}`).join('*')}`],
      ['page', ['1', '2']],
      ['colour', 'red'],
    ] as const
  ).map(
    ([field, value]) =>
      ({
        name: `${field}=${String(value).slice(0, 30)} is a bad query that names ${field}`,
        run: async (caller) => {
          const { errors } = await caller.fail(listAds, { [field]: value }, 'bad-query');
          mustEqual(Object.keys(errors ?? {}), [field], 'fields');
        },
      }) satisfies ContractCase,
  ),
];

function negative(value: number | null): number | null {
  return value === null ? null : -value;
}

function sorted(facet: Record<string, number> | undefined): [string, number][] {
  return Object.entries(facet ?? {}).toSorted(([a], [b]) => a.localeCompare(b));
}

function twoOf(entries: [string, number][]): [[string, number], [string, number]] {
  const [first, second] = entries.filter(([, count]) => count > 0);
  must(first !== undefined && second !== undefined, 'The data holds no two fuels.');
  return [first, second];
}
