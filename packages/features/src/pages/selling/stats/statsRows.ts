import type { AdNumbers, SellerStats } from '@volan/api-contract';
import { statsOrders } from '@volan/domain-rules';
import type { Messages } from '../../../runtime/site/useMessages.ts';
import { isCountedFrom } from './seenSince.ts';
import type { statsFiles } from './statsAddress.ts';

/**
 * The numbers of the statistics as rows of a file, under the words of the page: a row for each ad, or for each day or
 * month with the span before. Days are written as in `2026-11-26`, numbers without marks. A number that was not counted
 * yet is empty, and if the span began before, the head says since when it is counted. [P39]
 */
export function statsRows(
  stats: SellerStats,
  of: (typeof statsFiles)[number],
  { t }: Pick<Messages, 't'>,
): (string | number)[][] {
  const names = statsOrders.map((each) => {
    const name = t(`stats.${each}`);
    return isCountedFrom(stats, each, stats.from) ? name : `${name} (${t('stats.from')}: ${stats.seen_since})`;
  });
  const numbersOf = (numbers: AdNumbers, lastDay: string) =>
    statsOrders.map((each) => (isCountedFrom(stats, each, lastDay) ? numbers[each] : ''));
  if (of === 'ads') {
    return [
      [t('stats.number'), t('stats.ad'), t('stats.status'), ...names, t('stats.credits'), t('stats.promoted-views')],
      ...stats.ads.map((ad) => [
        ad.id,
        ad.title,
        t(`ad-status.${ad.status}`),
        ...statsOrders.map((each) => ad[each]),
        ad.promotion?.credits ?? 0,
        ad.promotion?.views ?? 0,
      ]),
    ];
  }
  const hasBefore = stats.before !== null;

  return [
    [
      t('stats.from'),
      t('stats.to'),
      ...names,
      ...(hasBefore ? names.map((name) => `${name} (${t('stats.then')})`) : []),
    ],
    ...stats.points.map(({ from, to, before, ...point }) => [
      from,
      to,
      ...numbersOf(point, to),
      ...(before ? numbersOf(before, stats.before_from) : []),
    ]),
  ];
}
