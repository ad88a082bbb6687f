import type { AdNumbers, MyAd, SellerStats, SellerStatsAd } from '@volan/api-contract';
import type { StatsOrder, StatsSpan } from '@volan/domain-rules';
import { fixtureNow } from '../fixtures/fixtureNow.ts';

const dayMs = 24 * 3_600_000;
const steps: Readonly<Record<StatsSpan, { count: number; days: number }>> = {
  week: { count: 7, days: 1 },
  month: { count: 30, days: 1 },
  year: { count: 12, days: 30 },
};

const dayAgo = (days: number) => new Date(fixtureNow.getTime() - days * dayMs).toISOString().slice(0, 10);

const sumOf = (all: readonly AdNumbers[]): AdNumbers => ({
  impressions: all.reduce((sum, { impressions }) => sum + impressions, 0),
  views: all.reduce((sum, { views }) => sum + views, 0),
  reveals: all.reduce((sum, { reveals }) => sum + reveals, 0),
  conversations: all.reduce((sum, { conversations }) => sum + conversations, 0),
  favourites: all.reduce((sum, { favourites }) => sum + favourites, 0),
  comparisons: all.reduce((sum, { comparisons }) => sum + comparisons, 0),
});

/** Numbers with the waves of weeks. */
const numbersAt = (index: number, scale: number): AdNumbers => ({
  impressions: Math.round((310 + index * 6 + ((index * 7) % 13) * 20) * scale),
  views: Math.round((40 + index + ((index * 7) % 13) * 3) * scale),
  reveals: Math.round((index % 4) * scale),
  conversations: Math.round((index % 3) * scale),
  favourites: index % 5 === 0 ? Math.ceil(scale) : 0,
  comparisons: Math.round(((index * 5) % 4) * scale),
});

export interface SellerStatsAsk {
  readonly span?: StatsSpan | undefined;
  readonly adId?: number | undefined;
  readonly order?: StatsOrder | undefined;
  readonly direction?: 'asc' | 'desc' | undefined;
}

/** How the ads of the account of the mocks do: more than in the span before. [P39] */
export function sellerStatsOf(mine: readonly MyAd[], ask: SellerStatsAsk = {}): SellerStats {
  const { span = 'month', adId, order = 'views', direction = 'desc' } = ask;
  const { count, days } = steps[span];
  const share = adId === undefined ? 1 : 1 / Math.max(1, mine.length);
  const points = Array.from({ length: count }, (_, index) => ({
    from: dayAgo((count - index) * days - 1),
    to: dayAgo((count - 1 - index) * days),
    ...numbersAt(index, days * share),
    before: numbersAt(index, days * share * 0.8),
    promotions: index === count - 4 ? 1 : 0,
  }));
  const ads = mine
    .map(({ id, slug, kind, title, status, views, reveals, favourites }, index): SellerStatsAd => ({
      id,
      slug,
      kind,
      title,
      status,
      impressions: views * 7,
      views,
      reveals,
      conversations: Math.round(reveals / 3),
      favourites,
      comparisons: Math.round(views / 50),
      promotion: index === 0 ? { credits: 2.5, views: Math.round(views / 3) } : null,
    }))
    .toSorted((one, other) => (direction === 'desc' ? other[order] - one[order] : one[order] - other[order]));
  const ad = ads.find(({ id }) => id === adId) ?? null;
  const promotions = (ad ? [ad] : ads).flatMap(({ promotion }) => promotion ?? []);

  return {
    from: points[0]?.from ?? '',
    to: dayAgo(0),
    before_from: dayAgo(2 * count * days - 1),
    before_to: dayAgo(count * days),
    seen_since: dayAgo(2 * count * days - 1),
    total: sumOf(points),
    before: sumOf(points.map(({ before }) => before)),
    promotion: promotions[0] ?? null,
    points,
    ad,
    ads,
  };
}
