import { useQuery } from '@tanstack/react-query';
import { useApi } from '@volan/api-client/react';
import type { SocialPost } from '@volan/api-contract';
import { Alert } from '@volan/ui/Alert';
import { Button } from '@volan/ui/Button';
import { DataTable, type DataColumn } from '@volan/ui/DataTable';
import { EmptyState } from '@volan/ui/EmptyState';
import { FilterBar } from '@volan/ui/FilterBar';
import { Link } from '@volan/ui/Link';
import { Tag } from '@volan/ui/Tag';
import { useSearchParams } from 'react-router';
import { adPath, stateName } from '../ads/adWords.ts';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { base } from '../shell/AdminLink.tsx';
import { useSite, type AdminSite } from '../shell/site.ts';
import { tableHref, tablePage } from '../shell/tableHref.ts';
import { TablePages } from '../shell/TablePages.tsx';
import { PostDialog } from './PostDialog.tsx';
import { socialPostQueries } from './socialPostQueries.ts';

/** Promotions on one page, as the API answers them. */
const perPage = 50;

const postsHref = (params: URLSearchParams, changes: Readonly<Record<string, string | null>>) =>
  tableHref('social-posts', params, changes);

function stateOf({ posted_at: postedAt, needed, ad }: SocialPost, texts: AdminSite['texts']) {
  if (postedAt !== null) return <Tag tone="positive">{texts.posted}</Tag>;
  if (needed) return <Tag tone="caution">{texts.postNeeded}</Tag>;
  const why = ad.status === 'active' ? '' : ` (${stateName(ad.status, texts)})`;
  return <Tag>{`${texts.postNotNeeded}${why}`}</Tag>;
}

function columnsOf(site: AdminSite): DataColumn<SocialPost>[] {
  const { texts, words } = site;
  return [
    { key: 'ad', label: texts.ad, cell: ({ ad }) => <Link href={adPath(site, ad)}>{ad.title}</Link> },
    {
      key: 'seller',
      label: texts.seller,
      cell: ({ seller }) => <Link href={`${base}/users/${seller.id}`}>{seller.name}</Link>,
    },
    { key: 'state', label: texts.adStatus, keepTogether: true, cell: (post) => stateOf(post, texts) },
    {
      key: 'days',
      label: texts.daysWaiting,
      kind: 'number',
      cell: ({ days_waiting: days }) => words.formats.number(days),
    },
    {
      key: 'until',
      label: texts.paidUntil,
      kind: 'quiet',
      keepTogether: true,
      cell: ({ ends_at: until }) => words.formats.date(until),
    },
    {
      key: 'post',
      label: texts.post,
      keepTogether: true,
      cell: ({ proof_url: url }) =>
        url && (
          <Link href={url} rel="noopener nofollow" target="_blank">
            {texts.seePost}
          </Link>
        ),
    },
    { key: 'actions', label: texts.actions, keepTogether: true, cell: (post) => <PostDialog post={post} /> },
  ];
}

/** Promotions on social media: those that wait for a post, and those that were posted, with their links. [M07] */
export function SocialPostsPage() {
  const site = useSite();
  const { texts, words } = site;
  const [params] = useSearchParams();
  const page = tablePage(params);
  const isPosted = params.get('state') === 'posted';
  const posts = useQuery(socialPostQueries.table(useApi(), { page, ...(isPosted && { state: 'posted' }) }));
  const total = posts.data?.meta.total ?? 0;
  const posted = { label: texts.posted, href: postsHref(params, { state: 'posted' }) };
  return (
    <AdminFrame title={texts.socialPosts} subtitle={words.formats.number(total)}>
      <DataTable
        id="social-posts"
        caption={texts.socialPostsTable}
        columns={columnsOf(site)}
        rows={posts.data?.data ?? []}
        rowKey={({ id }) => id}
        scroll="always"
        {...(posts.isPending && { loading: { label: texts.loading, rows: 10 } })}
        filters={
          <FilterBar
            label={texts.filtersOfSocialPosts}
            filters={isPosted ? [{ label: texts.posted, href: postsHref(params, { state: null }) }] : []}
            removeLabel={texts.remove}
            fields={isPosted ? [] : [posted]}
            addLabel={texts.addFilter}
            clear={{ label: texts.clear, href: `${base}/social-posts` }}
          />
        }
        empty={
          posts.isError ? (
            <Alert tone="critical" actions={<Button onClick={() => void posts.refetch()}>{texts.again}</Button>}>
              {texts.socialPostsFailed}
            </Alert>
          ) : (
            <EmptyState
              icon="circle-check"
              title={isPosted ? texts.noPosted : texts.noSocialPosts}
              help={isPosted ? texts.noPostedHelp : texts.noSocialPostsHelp}
            />
          )
        }
        foot={
          <TablePages
            page={page}
            perPage={perPage}
            total={total}
            hrefOf={(to) => postsHref(params, { page: String(to) })}
          />
        }
      />
    </AdminFrame>
  );
}
