import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type exportSocialPosts,
  type listSocialPosts,
  type markSocialPosted,
  type SocialPost,
} from '@volan/api-contract';
import {
  boostProducts,
  boostTypes,
  listingStatus,
  listingStatusName,
  scopeOf,
  toListingStatus,
  type Actor,
  type LanguageValue,
} from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { audit } from '../platform/audit/audit.ts';
import { exportTable } from '../platform/csv/exportTable.ts';
import { markAudited } from '../platform/server/auditScope.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import type { BoostReading } from './readBoosts.ts';

const perPage = 50;

interface PostRow {
  readonly id: string;
  readonly ad_id: number;
  readonly status: number;
  readonly slug: string;
  readonly seller_id: number;
  readonly seller_name: string;
  readonly bought_at: Date;
  readonly ends_at: Date;
  readonly days_waiting: number;
  readonly needed: boolean;
  readonly posted_at: Date | null;
  readonly posted_by: string | null;
  readonly proof_url: string | null;
}

type AnySql = Sql | TransactionSql;

/** Hours of a promotion on social media. */
const hoursPaid = 24 * (boostProducts.find(({ id }) => id === boostTypes.BOOST_FACEBOOK)?.days ?? 0);

/**
 * Promotions on social media that an administrator may see; a regional one sees those of ads in their own country.
 * [H04]
 */
const withinReach = (sql: AnySql, actor: Actor) => sql`
  from boost_purchase b join ad on ad.id = b.ad_id join users seller on seller.id = ad.user_id
  where b.type = ${boostTypes.BOOST_FACEBOOK}
    and ${scopeOf('social-posts.edit', actor) === 'all' ? sql`true` : sql`ad.country_id = ${actor.countryId}`}`;

/** Buyers can see the ad now. Active ads of a suspended seller are not shown either. [H08] */
const isShown = (sql: AnySql) => sql`(ad.status = ${listingStatus.active} and seller.status < 2)`;

const columns = (sql: AnySql, now: Date) => sql`
  b.id, ad.id::int as ad_id, ad.status, ad.slug, seller.id::int as seller_id, seller.name as seller_name, b.bought_at,
  b.ends_at,
  greatest(0, floor(extract(epoch from coalesce(b.posted_at, ${now}::timestamptz) - b.bought_at) / 86400))::int
  as days_waiting, b.posted_at is null and ${isShown(sql)} as needed, b.posted_at,
  (select name from users where users.id = b.posted_by) as posted_by, b.proof_url`;

async function present(
  { ads }: Pick<BoostReading, 'ads'>,
  rows: readonly PostRow[],
  language: LanguageValue,
): Promise<SocialPost[]> {
  const listed = await ads.inAnyState([...new Set(rows.map(({ ad_id: id }) => id))], language);
  const adOf = new Map(listed.map((ad) => [ad.id, ad]));
  return rows.map(({ ad_id: id, status, slug, seller_id: sellerId, seller_name: sellerName, ...row }) => {
    const ad = adOf.get(id);
    return {
      ...row,
      ad: {
        id,
        title: ad?.title ?? `#${id}`,
        kind: ad?.kind ?? 'vehicle',
        slug: ad?.slug ?? slug,
        status: listingStatusName(toListingStatus(status) ?? listingStatus.archived),
      },
      seller: { id: sellerId, name: sellerName },
      bought_at: row.bought_at.toISOString(),
      ends_at: row.ends_at.toISOString(),
      posted_at: row.posted_at?.toISOString() ?? null,
    };
  });
}

/** Promotions in a table, and their order. */
function chosen(sql: Sql, actor: Actor, moment: Date, state: 'waiting' | 'posted') {
  // a promotion that ended before its days were over was refunded with its credits: nobody waits for a post
  const isOwed = sql`b.ends_at >= b.starts_at + make_interval(hours => ${hoursPaid})`;
  const isWaiting = sql`b.posted_at is null and ${isOwed} and (${isShown(sql)} or b.ends_at > ${moment})`;
  return {
    rows: sql`${withinReach(sql, actor)} and ${state === 'posted' ? sql`b.posted_at is not null` : isWaiting}`,
    order: state === 'posted' ? sql`b.posted_at desc, b.id` : sql`${isShown(sql)} desc, b.bought_at, b.id`,
  };
}

/** A page of promotions on social media that wait for a post, or that were posted. [M07, H04] */
export async function socialPosts(
  deps: BoostReading,
  { state = 'waiting', page = 1, lang }: CallRequest<typeof listSocialPosts>,
  context: CallContext,
): Promise<CallOutcome<typeof listSocialPosts>> {
  const { sql, now } = deps;
  const moment = new Date(now());
  const { rows: shown, order } = chosen(sql, principalOf(context).actor, moment, state);
  const [rows, [counted]] = await Promise.all([
    sql<PostRow[]>`
      select ${columns(sql, moment)} ${shown} order by ${order} limit ${perPage} offset ${(page - 1) * perPage}`,
    sql<{ total: number }[]>`select count(*)::int as total ${shown}`,
  ]);

  return {
    data: await present(deps, rows, lang ?? context.language),
    meta: { page, total: counted?.total ?? 0 },
  };
}

/** The table of promotions on social media as a file. [M07, H04] */
export function exportSocialPostsTable(
  { sql, now }: BoostReading,
  filter: CallRequest<typeof exportSocialPosts>,
  context: CallContext,
) {
  const moment = new Date(now());
  const { rows, order } = chosen(sql, principalOf(context).actor, moment, filter.state ?? 'waiting');
  return exportTable<PostRow>(sql, context, {
    name: 'social-posts',
    filter,
    rows: sql<PostRow[]>`select ${columns(sql, moment)} ${rows} order by ${order}`,
    columns: {
      id: ({ id }) => id,
      ad_id: ({ ad_id: id }) => id,
      ad_status: ({ status }) => listingStatusName(toListingStatus(status) ?? listingStatus.archived),
      seller_id: ({ seller_id: id }) => id,
      seller_name: ({ seller_name: name }) => name,
      bought_at: ({ bought_at: at }) => at,
      ends_at: ({ ends_at: at }) => at,
      days_waiting: ({ days_waiting: days }) => days,
      needed: ({ needed }) => needed,
      posted_at: ({ posted_at: at }) => at,
      posted_by: ({ posted_by: name }) => name,
      proof_url: ({ proof_url: url }) => url,
    },
  });
}

/** Stores where a promotion was posted, and audits the administrator; repeating it changes nothing. [M07] */
export async function markPosted(
  deps: BoostReading,
  { id, proof_url: proofUrl }: CallRequest<typeof markSocialPosted>,
  context: CallContext,
): Promise<CallOutcome<typeof markSocialPosted>> {
  const { actor } = principalOf(context);
  const moment = new Date(deps.now());
  const row = await deps.sql.begin(async (sql) => {
    const [found] = await sql<{ ad_id: number; seller_id: number; proof_url: string | null }[]>`
      select b.ad_id::int, seller.id::int as seller_id, b.proof_url ${withinReach(sql, actor)} and b.id = ${id}
        for update of b`;
    if (!found) return null;

    const { ad_id: adId, seller_id: sellerId, proof_url: before } = found;
    if (before === proofUrl) markAudited();
    else {
      await sql`
        update boost_purchase set proof_url = ${proofUrl}, posted_at = coalesce(posted_at, ${moment}),
          posted_by = case when posted_at is null then ${actor.id} else posted_by end
        where id = ${id}`;
      const action = before === null ? 'social-post.posted' : 'social-post.corrected';
      const details = { purchase: id, ad: adId, url: proofUrl, ...(before !== null && { before }) };
      await audit(sql, actor.id, action, sellerId, details);
    }
    const [posted] = await sql<PostRow[]>`select ${columns(sql, moment)} ${withinReach(sql, actor)} and b.id = ${id}`;

    return posted ?? null;
  });
  const [post] = row ? await present(deps, [row], context.language) : [];

  return post ?? new Failure<'not-found', null>('not-found');
}
