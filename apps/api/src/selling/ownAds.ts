import { Failure, type CallOutcome, type CallRequest, type listMyAds, type MyAd } from '@volan/api-contract';
import {
  adActionsOf,
  boostTypes,
  listingLimits,
  listingStatus,
  listingStatusName,
  rejectionReasons,
  toListingStatus,
  type Actor,
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
  readonly views: number;
  readonly reveals: number;
  readonly favourites: number;
}

/** Own ads, the last changed first. [B08, B09] */
export async function ownAds(
  { sql, ads, now }: Pick<SellingDeps, 'sql' | 'ads' | 'now'>,
  { state = 'active', page = 1, company_id: companyId, lang }: CallRequest<typeof listMyAds>,
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
  const [counts] = await sql<{ active: number; inactive: number; drafts: number; total: number }[]>`
    select count(*) filter (where ${inState.active})::int as active,
      count(*) filter (where ${inState.inactive})::int as inactive,
      count(*) filter (where ${inState[state]})::int as total,
      (select count(*)::int from ad_draft where user_id = ${actor.id}) as drafts
    from ad left join ad_review on ad_review.ad_id = ad.id where user_id = any (${accounts}::bigint[])`;
  const { active = 0, inactive: resting = 0, drafts = 0, total = 0 } = counts ?? {};
  const rows = await rowsOf(sql, { accounts, inState: inState[state], page, moment });
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
      inactive: resting,
      drafts,
    },
  };
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

interface OwnAdsQuery {
  readonly accounts: readonly number[];
  readonly inState: PendingQuery<SqlRow[]>;
  readonly page: number;
  readonly moment: Date;
}

const rowsOf = (sql: Sql, { accounts, inState, page, moment }: OwnAdsQuery) => sql<Row[]>`
  select ad.id::int, ad.status, company.id::int as company_id,
    told_phones(ad.contact_phone, ad.user_id) <> '{}' as has_phone,
    coalesce(nullif(ad_review.question, ''), ad_review.reason, '') as reason, ad_review.refused_for,
    published_at, expires_at, confirmed_at, views,
    (select max(at) from ad_event where ad_id = ad.id and type = 'ended') as ended_at,
    (select json_build_object('starts_at', min(starts_at), 'ends_at', max(ends_at)) from ad_boost
     where ad_id = ad.id and starts_at <= ${moment} and ends_at > ${moment} and type <> ${boostTypes.BOOST_REGULAR}
     having count(*) > 0) as promotion,
    (select coalesce(sum(reveals), 0)::int from ad_day where ad_id = ad.id) as reveals,
    (select count(*)::int from favourite where ad_id = ad.id) as favourites
  from ad left join ad_review on ad_review.ad_id = ad.id left join company on company.user_id = ad.user_id
  where ad.user_id = any (${[...accounts]}::bigint[]) and ${inState}
  order by ad.updated_at desc, ad.id desc limit ${perPage} offset ${(page - 1) * perPage}`;

function presentMine(ad: Omit<MyAd, keyof Row | 'actions'> & { id: number }, row: Row, now: Date): MyAd {
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
    views: row.views,
    reveals: row.reveals,
    favourites: row.favourites,
    actions: [...adActionsOf({ status, reserved: ad.reserved, endedAt: row.ended_at }, now)],
  };
}
