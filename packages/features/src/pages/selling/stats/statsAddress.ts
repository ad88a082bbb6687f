import { statsOrders, statsSpans, type StatsOrder, type StatsSpan } from '@volan/domain-rules';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import type { Site } from '../../../runtime/site/Site.ts';

/** The parameters in the address of the statistics. */
export interface StatsAsk {
  readonly span: StatsSpan;
  /** One own ad; null: all of them. */
  readonly ad: number | null;
  readonly order: StatsOrder;
  readonly direction: 'asc' | 'desc';
  readonly page: number;
}

/** The statistics of an address without parameters. */
export const usualStats: StatsAsk = { span: 'month', ad: null, order: 'views', direction: 'desc', page: 1 };

const numberIn = (text: string | null) => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** Reads the query of the page; unknown parts are ignored. */
export function readStatsAsk(search: string): StatsAsk {
  const asked = new URLSearchParams(search);
  return {
    span: statsSpans.find((each) => each === asked.get('span')) ?? usualStats.span,
    ad: numberIn(asked.get('ad')),
    order: statsOrders.find((each) => each === asked.get('order')) ?? usualStats.order,
    direction: asked.get('direction') === 'asc' ? 'asc' : usualStats.direction,
    page: Math.min(numberIn(asked.get('page')) ?? usualStats.page, 9999),
  };
}

const queryOf = (ask: StatsAsk) =>
  (Object.keys(usualStats) as (keyof StatsAsk)[])
    .filter((key) => ask[key] !== usualStats[key])
    .map((key) => `${key}=${ask[key]}`);

/** The address of the statistics, without what is usualStats. */
export function statsAddress(site: Site, ask: StatsAsk) {
  const query = queryOf(ask);
  return `${pagePath(site, 'stats', {})}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** The files of the statistics: a line for each ad, or for each day or month. */
export const statsFiles = ['ads', 'steps'] as const;

/** The address of a file with the same numbers. */
export const statsFileAddress = (site: Site, ask: StatsAsk, of: (typeof statsFiles)[number]) =>
  `${pagePath(site, 'statsFile', {})}?${[`of=${of}`, ...queryOf({ ...ask, page: 1 })].join('&')}`;
