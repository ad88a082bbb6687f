import type { SellerStats, SellerStatsAd } from '@volan/api-contract';
import { statsOrders } from '@volan/domain-rules';
import { DataTable, type DataColumn } from '@volan/ui/DataTable';
import { Link } from '@volan/ui/Link';
import type { Site } from '../../../runtime/site/Site.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages, type Messages } from '../../../runtime/site/useMessages.ts';
import { isCountedFrom } from './seenSince.ts';
import { statsAddress, type StatsAsk } from './statsAddress.ts';
import { viewsPerCredit } from './StatsPromotion.tsx';

export interface StatsAdsProps {
  stats: SellerStats;
  ask: StatsAsk;
}

/**
 * The columns: the title leads to the numbers of its ad, a head orders by its column. Impressions have none where they
 * were not counted on each day: they would be below the views.
 */
const columnsOf = (
  stats: SellerStats,
  ask: StatsAsk,
  site: Site,
  { t, number }: Messages,
): DataColumn<SellerStatsAd>[] => [
  {
    key: 'title',
    label: t('stats.ad'),
    cell: ({ id, title }) => (
      <Link href={statsAddress(site, { ...ask, ad: id })} standalone>
        {title}
      </Link>
    ),
  },
  { key: 'status', label: t('stats.status'), kind: 'quiet', cell: ({ status }) => t(`ad-status.${status}`) },
  ...statsOrders
    .filter((order) => order !== 'impressions' || isCountedFrom(stats, order, stats.from))
    .map((order): DataColumn<SellerStatsAd> => {
      const isCurrent = ask.order === order;
      const direction = isCurrent && ask.direction === 'desc' ? 'asc' : 'desc';
      return {
        key: order,
        label: t(`stats.${order}`),
        kind: 'number',
        cell: (ad) => number(ad[order]),
        sort: {
          href: statsAddress(site, { ...ask, order, direction, page: 1 }),
          ...(isCurrent && { direction: ask.direction === 'desc' ? 'descending' : 'ascending' }),
        },
      };
    }),
  {
    key: 'per-credit',
    label: t('stats.per-credit'),
    kind: 'number',
    cell: ({ promotion }) => (promotion ? number(viewsPerCredit(promotion)) : '–'),
  },
];

/** The numbers of each ad. [C58, M59] */
export function StatsAds({ stats, ask }: StatsAdsProps) {
  const site = useSite();
  const messages = useMessages();
  return (
    <DataTable
      id="stats-ads"
      caption={messages.t('stats.table')}
      columns={columnsOf(stats, ask, site, messages)}
      rows={stats.ads}
      rowKey={({ id }) => String(id)}
      empty={messages.t('stats.none-counted')}
      {...(ask.ad !== null && { currentKey: String(ask.ad) })}
    />
  );
}
