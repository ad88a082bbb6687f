import { useQuery } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import type { ModeratedAd } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { DataTable, type DataColumn } from '@volan/ui/DataTable';
import { EmptyState } from '@volan/ui/EmptyState';
import { FilterBar } from '@volan/ui/FilterBar';
import { Link } from '@volan/ui/Link';
import { SearchInput } from '@volan/ui/SearchInput';
import { TablePager } from '@volan/ui/TablePager';
import { Tag } from '@volan/ui/Tag';
import { useNavigate, useSearchParams } from 'react-router';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { base } from '../shell/AdminLink.tsx';
import { useSite, type AdminSite } from '../shell/site.ts';
import { adQueries } from './adQueries.ts';
import { priceOf, reviewNames, stateName, stateTone } from './adWords.ts';

/** Ads on one page, as the API answers them. */
const perPage = 24;

/** States that can be looked through beside those that wait. */
const offered = ['active', 'rejected', 'removed'] as const satisfies readonly ModeratedAd['status'][];

const adsHref = (params: URLSearchParams, change: Readonly<Record<string, string | null>>) => {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return `${base}/ads${next.size > 0 ? `?${next}` : ''}`;
};

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
      cell: ({ status, question }) => (
        <Tag tone={stateTone(status)}>{question === '' ? stateName(status, texts) : texts.asked}</Tag>
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
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const status = offered.find((one) => one === params.get('status'));
  const search = params.get('search') ?? '';
  const ads = useQuery(adQueries.table(api, { page, ...(status && { status }), ...(search !== '' && { search }) }));
  const total = ads.data?.meta.total ?? 0;
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  const step = (to: number) => ({ href: adsHref(params, { page: String(to) }) });
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
              <form
                role="search"
                onSubmit={(event) => {
                  event.preventDefault();
                  const typed = new FormData(event.currentTarget).get('search');
                  const href = adsHref(params, { search: typeof typed === 'string' ? typed.trim() : null });
                  void navigate(href.slice(base.length));
                }}
              >
                <SearchInput
                  id="ads-search"
                  key={search}
                  label={texts.searchAds}
                  name="search"
                  size="small"
                  maxLength={100}
                  defaultValue={search}
                />
              </form>
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
          total > 0 && (
            <TablePager
              label={texts.pages}
              previous={{ label: texts.previous, ...(page > 1 && step(page - 1)) }}
              next={{ label: texts.next, ...(last < total && step(page + 1)) }}
            >
              {words.formats.number(first)}–{words.formats.number(last)} {texts.of} {words.formats.number(total)}
            </TablePager>
          )
        }
      />
    </AdminFrame>
  );
}
