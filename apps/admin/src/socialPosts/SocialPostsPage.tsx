import { useQuery } from '@tanstack/react-query';
import { readCall } from '@volan/api-client';
import { useApi } from '@volan/api-client/react';
import type { SocialPost } from '@volan/api-contract';
import { exportSocialPosts } from '@volan/api-contract/wire';
import { Link } from '@volan/ui/Link';
import { Tag } from '@volan/ui/Tag';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { adPath, stateName } from '../entities/ads/adWords.ts';
import { AdminFrame } from '../shell/AdminFrame.tsx';
import { base } from '../shell/AdminLink.tsx';
import { countText } from '../shell/countText.ts';
import { useSite, type AdminSite } from '../shell/site.ts';
import { tablePage } from '../shell/tableHref.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import type { TableColumn } from '../table/TableColumn.ts';
import { PostDialog } from './PostDialog.tsx';
import { socialPostQueries } from './socialPostQueries.ts';

/** Promotions on one page, as the API returns them. */
const perPage = 50;

function stateOf({ posted_at: postedAt, needed, ad }: SocialPost, texts: AdminSite['texts']) {
  if (postedAt !== null) return <Tag tone="positive">{texts.posted}</Tag>;
  if (needed) return <Tag tone="caution">{texts.postNeeded}</Tag>;

  const why = ad.status === 'active' ? '' : ` (${stateName(ad.status, texts)})`;

  return <Tag>{`${texts.postNotNeeded}${why}`}</Tag>;
}

function columnsOf(site: AdminSite): readonly TableColumn<SocialPost>[] {
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

const noPosts: readonly SocialPost[] = [];

/** Promotions on social media: those that wait for a post, and those that were posted, with their links. [M07] */
export function SocialPostsPage() {
  const site = useSite();
  const { texts } = site;
  const [params] = useSearchParams();
  const isPosted = params.get('state') === 'posted';
  const posts = useQuery(
    socialPostQueries.table(useApi(), { page: tablePage(params), ...(isPosted && { state: 'posted' }) }),
  );
  const total = posts.data?.meta.total ?? 0;
  const columns = useMemo(() => columnsOf(site), [site]);

  return (
    <AdminFrame title={texts.socialPosts} subtitle={countText(site, posts.data?.meta.total)}>
      <AdminTable
        path="social-posts"
        caption={texts.socialPostsTable}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ ad }) => ad.title}
        answer={{ ...posts, rows: posts.data?.data ?? noPosts, total }}
        perPage={perPage}
        filters={[{ name: 'state', label: texts.adStatus, values: [['posted', texts.posted]] }]}
        filtersLabel={texts.filtersOfSocialPosts}
        empty={
          isPosted
            ? { icon: 'circle-check', title: texts.noPosted, help: texts.noPostedHelp }
            : { icon: 'circle-check', title: texts.noSocialPosts, help: texts.noSocialPostsHelp }
        }
        failed={texts.socialPostsFailed}
        file={{
          name: 'social-posts',
          ask: (client) => readCall(client, exportSocialPosts, isPosted ? { state: 'posted' } : {}),
        }}
      />
    </AdminFrame>
  );
}
