import { useQuery } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import type { AdminAd, AdminUser } from '@volan/api-contract';
import { Link } from '@volan/ui/Link';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { base } from '../shell/AdminLink.tsx';
import { useSite, type AdminSite } from '../shell/site.ts';
import { tablePage } from '../shell/tableHref.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import type { TableColumn } from '../table/TableColumn.ts';
import { userQueries } from '../entities/users/userQueries.ts';
import { adStateNames } from '../entities/users/userWords.ts';

/** Ads on one page, as the API returns them. */
const perPage = 24;

/** Parameter of this table's page; the account has other tables too. */
const pageName = 'ads-page';

const columnsOf = ({ texts, words }: AdminSite): readonly TableColumn<AdminAd>[] => [
  { key: 'title', label: texts.ad, cell: ({ id, title }) => <Link href={`${base}/ads/${id}`}>{title}</Link> },
  {
    key: 'price',
    label: texts.price,
    kind: 'number',
    cell: ({ price }) => (price === null ? '' : `${words.formats.number(price)} €`),
  },
  { key: 'state', label: texts.adStatus, cell: ({ status }) => adStateNames(texts)[status] ?? String(status) },
  {
    key: 'since',
    label: texts.placed,
    kind: 'quiet',
    keepTogether: true,
    cell: (ad) => words.formats.date(ad.created_at),
  },
];

const noAds: readonly AdminAd[] = [];

/** The ads of the user in every state, the newest first. [J42] */
export function UserAds({ user }: { user: AdminUser }) {
  const site = useSite();
  const { texts } = site;
  const [params] = useSearchParams();
  const ads = useQuery(userQueries.ads(useApi(), user.id, tablePage(params, pageName)));
  const columns = useMemo(() => columnsOf(site), [site]);

  return (
    <AdminTable
      path={`users/${user.id}`}
      id="user-ads"
      part={pageName}
      caption={texts.userAds}
      columns={columns}
      rowKey={({ id }) => String(id)}
      rowName={({ title }) => title}
      answer={{ ...ads, rows: ads.data?.data ?? noAds, total: ads.data?.meta.total ?? 0 }}
      perPage={perPage}
      empty={{ icon: 'megaphone', title: texts.noAds, help: texts.noAdsHelp }}
      failed={texts.adsFailed}
    />
  );
}
