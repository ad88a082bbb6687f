import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readCall } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type { ModeratedAd } from '@volan/api-contract';
import { exportAds, moderateAd } from '@volan/api-contract/wire';
import { fieldInSort, listingStatus, readSorting } from '@volan/domain-rules';
import { Link } from '@volan/ui/Link';
import { Row } from '@volan/ui/Row';
import { Tag } from '@volan/ui/Tag';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { base } from '../shell/AdminLink.tsx';
import { countText } from '../shell/countText.ts';
import { useSite, type AdminSite } from '../shell/site.ts';
import { tablePage } from '../shell/tableHref.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import type { BulkAction, TableColumn } from '../table/TableColumn.ts';
import { adQueries } from '../entities/ads/adQueries.ts';
import { fastFilter, fastIn } from '../entities/ads/fastFilter.ts';
import { priceOf, reviewNames, stateName, stateTone } from '../entities/ads/adWords.ts';

/** Ads on one page, as the API returns them. */
const perPage = 24;

/** Fields that the table can be sorted by. [T04] */
const adsSorts = ['id', 'price', 'risk', 'since'] as const;

/** States that can be shown beside those that wait. */
const offered = ['active', 'rejected', 'removed'] as const satisfies readonly ModeratedAd['status'][];

function columnsOf(site: AdminSite): readonly TableColumn<ModeratedAd>[] {
  const { texts, words } = site;
  return [
    { key: 'title', label: texts.ad, cell: (ad) => <AdName ad={ad} /> },
    { key: 'id', label: texts.identity, sortBy: 'id', kind: 'number', hidden: true, cell: ({ id }) => String(id) },
    { key: 'price', label: texts.price, sortBy: 'price', kind: 'number', cell: (ad) => priceOf(ad, site) },
    { key: 'seller', label: texts.seller, cell: ({ seller }) => seller.name },
    { key: 'risk', label: texts.risk, sortBy: 'risk', kind: 'number', cell: ({ risk }) => words.formats.number(risk) },
    {
      key: 'reasons',
      label: texts.why,
      cell: ({ reasons }) => reasons.map((reason) => reviewNames(texts)[reason]).join(', '),
    },
    {
      key: 'state',
      label: texts.adStatus,
      keepTogether: true,
      cell: ({ status, question, answer }) => (
        <Tag tone={answer ? 'info' : stateTone(status)}>
          {question !== '' ? texts.asked : answer ? texts.answered : stateName(status, texts)}
        </Tag>
      ),
    },
    { key: 'held', label: texts.heldBy, kind: 'quiet', cell: ({ held_by: holder }) => holder?.name ?? '' },
    {
      key: 'since',
      label: texts.waitsSince,
      sortBy: 'since',
      kind: 'quiet',
      keepTogether: true,
      cell: ({ waiting_since: since, created_at: placed }) => words.formats.date(since ?? placed),
    },
  ];
}

/** The ad with its link; a fast ad says that it is one. [M17] */
function AdName({ ad: { id, title, fast } }: { ad: ModeratedAd }) {
  const { texts } = useSite();
  return (
    <Row gap={1} wrap>
      <Link href={`${base}/ads/${id}`}>{title}</Link>
      {fast && <Tag tone="info">{texts.fastAd}</Tag>}
    </Row>
  );
}

/** Actions on many ads. [J139] */
function useBulk({ texts }: AdminSite): readonly BulkAction<ModeratedAd>[] {
  const api = useApi();
  return [
    {
      key: 'approve',
      label: texts.bulkApprove,
      icon: 'circle-check',
      text: texts.bulkApproveText,
      run: ({ id }) => readCall(api, moderateAd, { id, status: listingStatus.active }),
    },
    {
      key: 'reject',
      label: texts.bulkReject,
      icon: 'ban',
      danger: true,
      text: texts.bulkRejectText,
      reason: { label: texts.messageToSeller, hint: texts.messageHint, missing: texts.reasonRequired },
      run: ({ id }, reason) => readCall(api, moderateAd, { id, status: listingStatus.rejected, reason }),
    },
  ];
}

const noAds: readonly ModeratedAd[] = [];

/** The queue of ads that wait for a moderator, and the others by their state. [J139, M05] */
export function AdsPage() {
  const site = useSite();
  const { texts } = site;
  const api = useApi();
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const page = tablePage(params);
  const status = offered.find((one) => one === params.get('status'));
  const search = params.get('search') ?? '';
  // without a field the table has the order of the queue
  const now = readSorting(fieldInSort, params, ['queue', ...adsSorts], { field: 'queue', direction: 'asc' });
  const filter = {
    ...(status && { status }),
    ...(search !== '' && { search }),
    ...fastIn(params),
    ...(now.field !== 'queue' && { sort: now.field, order: now.direction }),
  };
  const ads = useQuery(adQueries.table(api, { page, ...filter }));
  const columns = useMemo(() => columnsOf(site), [site]);

  return (
    <AdminFrame title={texts.ads} subtitle={`${countText(site, ads.data?.meta.pending)} ${texts.waiting}`}>
      <AdminTable
        path="ads"
        caption={texts.ads}
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowName={({ title }) => title}
        answer={{ ...ads, rows: ads.data?.data ?? noAds, total: ads.data?.meta.total ?? 0 }}
        perPage={perPage}
        sorting={{ codec: fieldInSort, now }}
        filters={[
          {
            name: 'status',
            label: texts.adStatus,
            values: offered.map((one) => [one, stateName(one, texts)] as const),
          },
          fastFilter(texts),
        ]}
        filtersLabel={texts.filtersOfAds}
        search={texts.searchAds}
        empty={{ icon: 'circle-check', title: texts.nothingWaits, help: texts.nothingWaitsHelp }}
        failed={texts.adsFailed}
        file={{ name: 'ads', ask: (client) => readCall(client, exportAds, filter) }}
        bulk={useBulk(site)}
        onChanged={() => void queries.invalidateQueries({ queryKey: adQueries.all })}
      />
    </AdminFrame>
  );
}
