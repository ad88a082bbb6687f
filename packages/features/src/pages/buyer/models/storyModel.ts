import type { ModelInformation, PriceSpread } from '@volan/api-contract';

const spread = (count: number, low: number, median: number, high: number): PriceSpread => ({
  count,
  low,
  median,
  high,
});

const generation = (slug: string, title: string, from: number, to: number | null, count: number, usual: number) => ({
  slug,
  title,
  year_from: from,
  year_to: to,
  count,
  prices: count > 0 ? spread(count, usual * 0.8, usual, usual * 1.25) : null,
  picture: count > 300 ? 101_600 : null,
});

const answer = (slug: string, title: string, count: number) => ({ slug, title, count });

/** A model that is sold a thousand times, as the screens show it. */
export const popularModel: ModelInformation = {
  brand: { id: 40, slug: 'skoda', title: 'Škoda' },
  model: { id: 40_002, slug: 'octavia', title: 'Octavia' },
  category: { id: 1, slug: 'vehicles', title: 'Automobili', kind: 'auto' },
  count: 1842,
  generations: [
    generation('octavia-4', 'Octavia 4', 2019, null, 412, 23_900),
    generation('octavia-3', 'Octavia 3', 2012, 2020, 986, 12_300),
    generation('octavia-2', 'Octavia 2', 2004, 2013, 388, 5400),
    generation('octavia-1', 'Octavia 1', 1996, 2010, 56, 1900),
    generation('octavia-0', 'Octavia (1959)', 1959, 1971, 0, 0),
  ],
  prices: spread(1804, 2900, 11_450, 24_900),
  bars: [96, 180, 214, 260, 301, 244, 190, 128, 84, 52, 30, 25].map((count, index) => ({
    from: 2000 + index * 2000,
    to: 4000 + index * 2000,
    count,
  })),
  years: [
    { year: 2020, prices: spread(88, 12_400, 15_200, 17_900) },
    { year: 2019, prices: spread(142, 10_900, 13_900, 16_200) },
    { year: 2018, prices: spread(176, 9800, 12_300, 14_600) },
    { year: 2017, prices: spread(190, 8900, 11_200, 13_200) },
    { year: 2016, prices: spread(151, 7900, 9900, 11_900) },
    { year: 2015, prices: spread(120, 6900, 8800, 10_600) },
  ],
  facts: [
    {
      key: 'karoserija',
      title: 'Karoserija',
      icon: 'car',
      answers: [answer('karavan', 'Karavan', 1180), answer('limuzina', 'Limuzina', 660)],
    },
    {
      key: 'gorivo',
      title: 'Gorivo',
      icon: 'fuel',
      answers: [answer('dizel', 'Dizel', 1402), answer('benzin', 'Benzin', 410), answer('tng', 'TNG', 30)],
    },
    {
      key: 'menjac',
      title: 'Menjač',
      icon: 'settings-2',
      answers: [answer('manuelni', 'Manuelni', 1240), answer('automatik', 'Automatik', 590)],
    },
  ],
  measures: [
    { key: 'power_kw', count: 1820, low: 77, median: 85, high: 135 },
    { key: 'displacement', count: 1820, low: 1598, median: 1598, high: 1968 },
    { key: 'mileage', count: 1800, low: 92_000, median: 187_000, high: 265_000 },
  ],
  others: [
    { slug: 'superb', title: 'Superb', count: 640 },
    { slug: 'fabia', title: 'Fabia', count: 512 },
    { slug: 'kodiaq', title: 'Kodiaq', count: 208 },
  ],
};

/** A model that nobody sells. */
export const modelWithoutAds: ModelInformation = {
  ...popularModel,
  count: 0,
  generations: popularModel.generations.map((each) => ({ ...each, count: 0, prices: null, picture: null })),
  prices: null,
  bars: [],
  years: [],
  facts: [],
  measures: [],
};
