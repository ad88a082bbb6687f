import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type FastAd,
  type getMyFastAd,
  type listMyFastAds,
  type MyFastAd,
} from '@volan/api-contract';
import {
  adActionsOf,
  fastAdsPerPage,
  listingStatus,
  listingStatusName,
  rejectionReasons,
  toListingStatus,
  type LanguageValue,
} from '@volan/domain-rules';
import type { PendingQuery, Row as SqlRow, Sql } from 'postgres';
import { slotsOfFastAds } from '../accounts/plan.ts';
import { accountsOf, findOwnAd } from '../ads/ownership.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import type { FastAdDeps } from './FastAdDeps.ts';

type Deps = Pick<FastAdDeps, 'sql' | 'fastAds' | 'now'>;

interface Row {
  readonly id: number;
  readonly status: number;
  readonly company_id: number | null;
  readonly refused_for: readonly string[] | null;
  readonly reason: string;
  readonly expires_at: Date | null;
  readonly renewed: boolean;
  readonly ended_at: Date | null;
  readonly views: number;
  readonly reveals: number;
  readonly favourites: number;
}

/** Own fast ads and those of companies that the user acts for, the last changed first. [B41] */
export async function myFastAds(
  { sql, fastAds, now }: Deps,
  { page = 1, lang }: CallRequest<typeof listMyFastAds>,
  context: CallContext,
): Promise<CallOutcome<typeof listMyFastAds>> {
  const { actor } = principalOf(context);
  const moment = new Date(now());
  const own = sql`ad.user_id = any (${accountsOf(actor)}::bigint[])`;
  const [counts] = await sql<{ total: number; active: number }[]>`
    select count(*)::int as total, count(*) filter (where status = ${listingStatus.active})::int as active
    from ad where ${own} and fast and status <> ${listingStatus.archived}`;
  const { total = 0, active = 0 } = counts ?? {};
  const [rows, { used, limit }] = await Promise.all([rowsOf(sql, own, page), slotsOfFastAds(sql, actor.id, moment)]);

  return {
    data: await presentMine(fastAds, rows, lang ?? context.language, moment),
    meta: {
      page,
      pages: Math.max(1, Math.ceil(total / fastAdsPerPage)),
      per_page: fastAdsPerPage,
      total,
      active,
      used,
      limit,
    },
  };
}

/** A fast ad in any state but archived, for its seller and for administrators. [B39] */
export async function previewFastAd(
  { sql, fastAds, now }: Deps,
  { id, lang }: CallRequest<typeof getMyFastAd>,
  context: CallContext,
): Promise<CallOutcome<typeof getMyFastAd>> {
  const found = await findOwnAd(sql, 'fast-ads.edit', principalOf(context).actor, id);
  if (found instanceof Failure) return found;
  if (!found.isFast) return new Failure('not-found');

  const language = lang ?? context.language;
  const [ad, rows] = await Promise.all([fastAds.ownDetails(id, language), rowsOf(sql, sql`ad.id = ${id}`, 1)]);
  const [mine] = await presentMine(fastAds, rows, language, new Date(now()));

  return ad && mine ? { ad, mine } : new Failure('not-found');
}

const rowsOf = (sql: Sql, which: PendingQuery<SqlRow[]>, page: number) => sql<Row[]>`
  select ad.id::int, ad.status, company.id::int as company_id, ad_review.refused_for,
    coalesce(nullif(ad_review.question, ''), ad_review.reason, '') as reason, expires_at,
    renewed_at is not null as renewed, views,
    (select max(at) from ad_event where ad_id = ad.id and type = 'ended') as ended_at,
    (select coalesce(sum(reveals), 0)::int from ad_day where ad_id = ad.id) as reveals,
    (select count(*)::int from favourite where ad_id = ad.id) as favourites
  from ad left join ad_review on ad_review.ad_id = ad.id left join company on company.user_id = ad.user_id
  where ${which} and ad.fast and ad.status <> ${listingStatus.archived}
  order by ad.updated_at desc, ad.id desc limit ${fastAdsPerPage} offset ${(page - 1) * fastAdsPerPage}`;

async function presentMine(
  fastAds: Deps['fastAds'],
  rows: readonly Row[],
  language: LanguageValue,
  now: Date,
): Promise<MyFastAd[]> {
  const shown = await fastAds.inAnyState(
    rows.map(({ id }) => id),
    language,
  );
  const shownOf = new Map(shown.map((ad) => [ad.id, ad]));

  return rows.flatMap((row) => {
    const ad = shownOf.get(row.id);
    return ad ? [mineOf(ad, row, now)] : [];
  });
}

function mineOf(ad: FastAd, row: Row, now: Date): MyFastAd {
  const status = toListingStatus(row.status) ?? listingStatus.archived;
  const fast = { isRenewed: row.renewed };

  return {
    ...ad,
    status: listingStatusName(status),
    company_id: row.company_id,
    refused_for: rejectionReasons.filter((reason) => row.refused_for?.includes(reason)),
    reason: row.reason,
    expires_at: row.expires_at?.toISOString() ?? null,
    renewed: row.renewed,
    views: row.views,
    reveals: row.reveals,
    favourites: row.favourites,
    actions: [...adActionsOf({ status, reserved: false, endedAt: row.ended_at, fast }, now)],
  };
}
