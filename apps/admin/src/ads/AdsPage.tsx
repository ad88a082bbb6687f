import { useQuery } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import type { ModeratedAd } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { DataTable, type DataColumn } from '@volan/ui/DataTable';
import { EmptyState } from '@volan/ui/EmptyState';
import { FilterBar } from '@volan/ui/FilterBar';
import { Link } from '@volan/ui/Link';
import { Tag } from '@volan/ui/Tag';
import { useSearchParams } from 'react-router';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { base } from '../shell/AdminLink.tsx';
import { useSite, type AdminSite } from '../shell/site.ts';
import { tableHref, tablePage } from '../shell/tableHref.ts';
import { TablePages } from '../shell/TablePages.tsx';
import { TableSearch } from '../shell/TableSearch.tsx';
import { adQueries } from './adQueries.ts';
import { priceOf, reviewNames, stateName, stateTone } from './adWords.ts';

/** Ads on one page, as the API answers them. */
const perPage = 24;

/** States that can be looked through beside those that wait. */
const offered = ['active', 'rejected', 'removed'] as const satisfies readonly ModeratedAd['status'][];

const adsHref = (params: URLSearchParams, changes: Readonly<Record<string, string | null>>) =>
  tableHref('ads', params, changes);

function columnsOf(site: AdminSite): DataColumn<ModeratedAd>[] {
  const { texts, words } = site;
  return [
    { key: 'title', label: texts.ad, cell: ({ id, title }) => <Link href={`${base}/ads/${id}`}>{title}</Link> },
    { key: 'price', label: texts.price, kind: 'number', cell: (ad) => priceOf(ad, site) },
    { key: 'seller', label: texts.seller, cell: ({ seller }) => seller.name },
    { key: 'risk', label: texts.risk, kind: 'number', cell: ({ risk }) => words.formats.number(risk) },
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
    {
      key: 'since',
      label: texts.waitsSince,
      kind: 'quiet',
      keepTogether: true,
      cell: ({ waiting_since: since, created_at: placed }) => words.formats.date(since ?? placed),
    },
  ];
}

/** The queue of ads that wait for a moderator, and the others by their state. [J139, M05] */
export function AdsPage() {
  const site = useSite();
  const { texts, words } = site;
  const api = useApi();
  const [params] = useSearchParams();
  const page = tablePage(params);
  const status = offered.find((one) => one === params.get('status'));
  const search = params.get('search') ?? '';
  const ads = useQuery(adQueries.table(api, { page, ...(status && { status }), ...(search !== '' && { search }) }));
  return (
    <AdminFrame title={texts.ads} subtitle={`${words.formats.number(ads.data?.meta.pending ?? 0)} ${texts.waiting}`}>
      <DataTable
        id="ads"
        caption={texts.ads}
        columns={columnsOf(site)}
        rows={ads.data?.data ?? []}
        rowKey={({ id }) => String(id)}
        scroll="always"
        {...(ads.isPending && { loading: { label: texts.loading, rows: 10 } })}
        filters={
          <FilterBar
            label={texts.filtersOfAds}
            search={
              <TableSearch
                id="ads-search"
                label={texts.searchAds}
                value={search}
                hrefOf={(typed) => adsHref(params, { search: typed })}
              />
            }
            filters={status ? [{ label: stateName(status, texts), href: adsHref(params, { status: null }) }] : []}
            removeLabel={texts.remove}
            fields={offered
              .filter((one) => one !== status)
              .map((one) => ({ label: stateName(one, texts), href: adsHref(params, { status: one }) }))}
            addLabel={texts.addFilter}
            clear={{ label: texts.clear, href: `${base}/ads` }}
          />
        }
        empty={
          ads.isError ? (
            <Alert tone="critical" actions={<Button onClick={() => void ads.refetch()}>{texts.again}</Button>}>
              {texts.adsFailed}
            </Alert>
          ) : (
            <EmptyState icon="circle-check" title={texts.nothingWaits} help={texts.nothingWaitsHelp} />
          )
        }
        foot={
          <TablePages
            page={page}
            perPage={perPage}
            total={ads.data?.meta.total ?? 0}
            hrefOf={(to) => adsHref(params, { page: String(to) })}
          />
        }
      />
    </AdminFrame>
  );
}
