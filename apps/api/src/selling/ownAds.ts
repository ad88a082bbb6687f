import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type getMyAd,
  type listMyAds,
  type MyAd,
} from '@volan/api-contract';
import {
  adActionsOf,
  boostTypes,
  fold,
  listingLimits,
  listingStatus,
  listingStatusName,
  ownAdOrders,
  rejectionReasons,
  toListingStatus,
  unusedCredits,
  unusedDays,
  type Actor,
  type OwnAdOrder,
} from '@volan/domain-rules';
import type { PendingQuery, Row as SqlRow, Sql } from 'postgres';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { accountsOf } from '../ads/ownership.ts';
import type { SellingDeps } from './SellingDeps.ts';

const perPage = 24;

/** States of ads that are not public and that their seller can still see. [B09] */
const inactive = Object.values(listingStatus).filter(
  (status) => status !== listingStatus.active && status !== listingStatus.archived,
);

interface Row {
  readonly id: number;
  readonly status: number;
  readonly company_id: number | null;
  readonly has_phone: boolean;
  readonly refused_for: readonly string[] | null;
  readonly reason: string;
  readonly published_at: Date | null;
  readonly expires_at: Date | null;
  readonly confirmed_at: Date | null;
  readonly ended_at: Date | null;
  readonly promotion: MyAd['promotion'];
  /** From the first to the last of its promotions that have not ended. */
  readonly promoted: MyAd['promotion'];
  readonly paid: readonly {
    readonly credits: number;
    readonly starts_at: string;
    readonly ends_at: string;
    readonly posted: boolean;
  }[];
  readonly views: number;
  readonly reveals: number;
  readonly favourites: number;
}

/** Own ads, searched and ordered. [B08, B09] */
export async function ownAds(
  { sql, ads, now }: Pick<SellingDeps, 'sql' | 'ads' | 'now'>,
  {
    state = 'active',
    page = 1,
    company_id: companyId,
    q = '',
    sort = ownAdOrders[0],
    lang,
  }: CallRequest<typeof listMyAds>,
  context: CallContext,
): Promise<CallOutcome<typeof listMyAds>> {
  const { actor } = principalOf(context);
  const accounts = await reached(sql, actor, companyId ?? null);
  if (accounts.length === 0) return new Failure('bad-query', { errors: { company_id: ['unknown'] } });

  const moment = new Date(now());
  const inState = {
    active: sql`ad.status = ${listingStatus.active}`,
    inactive: sql`ad.status = any (${inactive}::int[])`,
    attention: waiting(sql, moment),
  };
  const [counts] = await sql<{ active: number; promoted: number; inactive: number; drafts: number; total: number }[]>`
    select count(*) filter (where ${inState.active})::int as active,
      count(*) filter (where ${inState.active} and ${isPromoted(sql, moment)})::int as promoted,
      count(*) filter (where ${inState.inactive})::int as inactive,
      count(*) filter (where ${inState[state]} and ${found(sql, q)})::int as total,
      (select count(*)::int from ad_draft where user_id = ${actor.id}) as drafts
    from ad left join ad_review on ad_review.ad_id = ad.id
    where user_id = any (${accounts}::bigint[]) and not ad.fast`;
  const { active = 0, promoted = 0, inactive: resting = 0, drafts = 0, total = 0 } = counts ?? {};
  const which = sql`${inState[state]} and ${found(sql, q)}`;
  const rows = await rowsOf(sql, { accounts, which, page, moment, order: orders(sql)[sort] });
  const listed = await ads.inAnyState(
    rows.map(({ id }) => id),
    lang ?? context.language,
  );
  const rowOf = new Map(rows.map((row) => [row.id, row]));

  return {
    data: listed.flatMap((ad) => {
      const row = rowOf.get(ad.id);
      return row ? [presentMine(ad, row, moment)] : [];
    }),
    meta: {
      page,
      pages: Math.max(1, Math.ceil(total / perPage)),
      total,
      per_page: perPage,
      active,
      promoted,
      inactive: resting,
      drafts,
    },
  };
}

/** One own ad with everything that its page shows; an archived one is not found. [M53] */
export async function ownAd(
  { sql, ads, now }: Pick<SellingDeps, 'sql' | 'ads' | 'now'>,
  { id, lang }: CallRequest<typeof getMyAd>,
  context: CallContext,
): Promise<CallOutcome<typeof getMyAd>> {
  const moment = new Date(now());
  const which = sql`ad.id = ${id} and ad.status <> ${listingStatus.archived}`;
  const accounts = accountsOf(principalOf(context).actor);
  const [row] = await rowsOf(sql, { accounts, which, page: 1, moment, order: orders(sql).changed });
  if (!row) return new Failure('not-found');

  const language = lang ?? context.language;
  const [ad, [listed]] = await Promise.all([ads.ownDetails(id, language), ads.inAnyState([id], language)]);
  if (!ad || !listed) return new Failure('not-found');

  return { ad, mine: presentMine(listed, row, moment) };
}

async function reached(sql: Sql, actor: Actor, companyId: number | null): Promise<number[]> {
  const accounts = accountsOf(actor);
  if (companyId === null) return accounts;

  const rows = await sql<{ id: number }[]>`
    select user_id::int as id from company where id = ${companyId} and user_id = any (${accounts}::bigint[])`;

  return rows.map(({ id }) => id);
}

/** SQL condition: the seller should act, because a moderator asked or refused, or the ad ends soon. [M04] */
const waiting = (sql: Sql, now: Date) => sql`(
  (ad.status = ${listingStatus.pending} and question <> '') or ad.status = ${listingStatus.rejected}
  or (ad.status = ${listingStatus.active}
    and expires_at < ${now}::timestamptz + make_interval(days => ${listingLimits.warningDays[0]}))
)`;

/** SQL condition: a paid promotion of the ad is running. [M07] */
const isPromoted = (sql: Sql, now: Date) => sql`exists (
  select from ad_boost
  where ad_id = ad.id and starts_at <= ${now} and ends_at > ${now} and type <> ${boostTypes.BOOST_REGULAR})`;

/**
 * SQL condition: each searched word begins a word of the ad or is its year or its number. An account has some thousands
 * of ads at most, which `ad_user` finds: words and orders need no index of their own.
 */
function found(sql: Sql, q: string) {
  const words = fold(q).match(/\p{L}+|\p{N}+/gu) ?? [];
  if (words.length === 0) return sql`true`;

  return sql`not exists (
    select from unnest(${words}::text[]) word
    where word <> ad.id::text and word is distinct from ad.year::text
      and not exists (select from unnest(ad.search_tokens) token where starts_with(token, word)))`;
}

const orders = (sql: Sql): Readonly<Record<OwnAdOrder, PendingQuery<SqlRow[]>>> => ({
  changed: sql`ad.updated_at desc`,
  newest: sql`ad.created_at desc`,
  ending: sql`ad.expires_at nulls last`,
  cheapest: sql`ad.price nulls last`,
  dearest: sql`ad.price desc nulls last`,
  viewed: sql`ad.views desc`,
});

interface OwnAdsQuery {
  readonly accounts: readonly number[];
  /** SQL condition. */
  readonly which: PendingQuery<SqlRow[]>;
  readonly page: number;
  readonly moment: Date;
  /** SQL of `order by`. */
  readonly order: PendingQuery<SqlRow[]>;
}

const rowsOf = (sql: Sql, { accounts, which, page, moment, order }: OwnAdsQuery) => sql<Row[]>`
  select ad.id::int, ad.status, company.id::int as company_id,
    told_phones(ad.contact_phone, ad.user_id) <> '{}' as has_phone,
    coalesce(nullif(ad_review.question, ''), ad_review.reason, '') as reason, ad_review.refused_for,
    published_at, expires_at, confirmed_at, views,
    (select max(at) from ad_event where ad_id = ad.id and type = 'ended') as ended_at,
    (select json_build_object('starts_at', min(starts_at), 'ends_at', max(ends_at)) from ad_boost
     where ad_id = ad.id and starts_at <= ${moment} and ends_at > ${moment} and type <> ${boostTypes.BOOST_REGULAR}
     having count(*) > 0) as promotion,
    (select json_build_object('starts_at', min(starts_at), 'ends_at', max(ends_at)) from ad_boost
     where ad_id = ad.id and ends_at > ${moment} and type <> ${boostTypes.BOOST_REGULAR}
     having count(*) > 0) as promoted,
    (select coalesce(json_agg(json_build_object('credits', credits, 'starts_at', starts_at, 'ends_at', ends_at,
       'posted', posted_at is not null)), '[]') from boost_purchase
     where ad_id = ad.id and ends_at > ${moment} and ended_at is null and returned_at is null) as paid,
    (select coalesce(sum(reveals), 0)::int from ad_day where ad_id = ad.id) as reveals,
    (select count(*)::int from favourite where ad_id = ad.id) as favourites
  from ad left join ad_review on ad_review.ad_id = ad.id left join company on company.user_id = ad.user_id
  where ad.user_id = any (${[...accounts]}::bigint[]) and not ad.fast and ${which}
  order by ${order}, ad.id desc limit ${perPage} offset ${(page - 1) * perPage}`;

/** The credits that come back if the ad is sold or deleted now. [M07] */
const unusedOf = ({ paid }: Row, now: Date) =>
  paid
    .map(({ credits, starts_at: startsAt, ends_at: endsAt, posted: isPosted }) =>
      unusedCredits({ credits, startsAt: new Date(startsAt), endsAt: new Date(endsAt), isPosted }, now),
    )
    .reduce((sum, credits) => sum + credits, 0);

/** The whole days of its promotions that end if the ad is sold or deleted now. [M07] */
const daysOf = ({ promoted }: Row, now: Date) =>
  promoted === null
    ? 0
    : unusedDays({ startsAt: new Date(promoted.starts_at), endsAt: new Date(promoted.ends_at) }, now);

function presentMine(
  ad: Omit<MyAd, keyof Row | 'actions' | 'unused_credits' | 'unused_days'> & { id: number },
  row: Row,
  now: Date,
): MyAd {
  const status = toListingStatus(row.status) ?? listingStatus.archived;
  return {
    ...ad,
    status: listingStatusName(status),
    company_id: row.company_id,
    has_phone: row.has_phone,
    refused_for: rejectionReasons.filter((reason) => row.refused_for?.includes(reason)),
    reason: row.reason,
    published_at: row.published_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    promotion: row.promotion && {
      starts_at: new Date(row.promotion.starts_at).toISOString(),
      ends_at: new Date(row.promotion.ends_at).toISOString(),
    },
    unused_days: daysOf(row, now),
    unused_credits: unusedOf(row, now),
    views: row.views,
    reveals: row.reveals,
    favourites: row.favourites,
    actions: [...adActionsOf({ status, reserved: ad.reserved, endedAt: row.ended_at }, now)],
  };
}
