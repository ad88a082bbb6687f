import { Failure, type BoostedAd, type CallOutcome, type CallRequest, type listBoosts } from '@volan/api-contract';
import { listingStatus, listingStatusName, tierOf, tiers, toListingStatus } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import type { Ads } from '../ads/ads.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { marketTimeZone } from '../platform/brands/marketDay.ts';
import { accountsOf } from '../ads/ownership.ts';

/** Dependencies for reading promotions. */
export interface BoostReading {
  readonly sql: Sql;
  readonly ads: Pick<Ads, 'inAnyState'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const perPage = 24;

/**
 * Days before a promotion that are compared with the days since it began, and the fewest days for a comparison. [N10]
 */
const [daysBefore, fewestDays] = [14, 3];

interface AdRow {
  readonly id: number;
  readonly status: number;
  readonly expires_at: Date | null;
  readonly balance: number;
  readonly total: number;
}

interface BoostRow {
  readonly ad_id: number;
  readonly type: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly proof_url: string | null;
  readonly before: number | null;
  readonly during: number | null;
}

/** Own ads with running promotions. [C57] */
export async function readBoosts(
  { sql, ads, now }: BoostReading,
  { ad_id: asked, page = 1, lang }: CallRequest<typeof listBoosts>,
  context: CallContext,
): Promise<CallOutcome<typeof listBoosts>> {
  const moment = new Date(now());
  const accounts = accountsOf(principalOf(context).actor);
  const rows = await sql<AdRow[]>`
    select ad.id::int, status, case status when ${listingStatus.active} then expires_at end as expires_at,
      balance_of(user_id, 'credit') as balance, count(*) over ()::int as total
    from ad left join lateral (
      select min(ends_at) as ends_at from ad_boost where ad_id = ad.id and ends_at > ${moment}) running on true
    where user_id = any (${accounts}::bigint[]) and not fast
      and ${
        asked === undefined
          ? sql`running.ends_at is not null`
          : sql`ad.id = ${asked} and status <> ${listingStatus.archived}`
      }
    order by running.ends_at, ad.id limit ${perPage} offset ${(page - 1) * perPage}`;
  if (asked !== undefined && rows.length === 0) return new Failure('not-found');

  const ids = rows.map(({ id }) => id);
  const [listed, running] = await Promise.all([
    ads.inAnyState(ids, lang ?? context.language),
    ids.length === 0 ? [] : runningOf(sql, ids, moment),
  ]);
  const adOf = new Map(listed.map((ad) => [ad.id, ad]));
  const total = rows[0]?.total ?? 0;

  return {
    data: rows.flatMap((row): BoostedAd[] => {
      const ad = adOf.get(row.id);
      const status = toListingStatus(row.status);
      if (!ad || status === null) return [];

      const boosts = running.filter(({ ad_id }) => ad_id === row.id).flatMap(presentBoost);

      return [
        {
          ad,
          status: listingStatusName(status),
          ad_ends_at: row.expires_at?.toISOString() ?? null,
          boosts: boosts.toSorted((one, other) => tiers.indexOf(one.tier) - tiers.indexOf(other.tier)),
          balance: row.balance,
        },
      ];
    }),
    meta: { page, pages: Math.max(1, Math.ceil(total / perPage)), total, per_page: perPage },
  };
}

/** Running promotions, with the views of their ads per day before and since. */
const runningOf = (sql: Sql, ids: readonly number[], now: Date) => sql<BoostRow[]>`
  with running as (
    select ad_boost.*, (starts_at at time zone ${marketTimeZone})::date as first,
      (${now}::timestamptz at time zone ${marketTimeZone})::date as today,
      (coalesce(ad.published_at, ad.created_at) at time zone ${marketTimeZone})::date as published
    from ad_boost join ad on ad.id = ad_id
    where ad_id = any (${[...ids]}::bigint[]) and starts_at <= ${now} and ends_at > ${now})
  select ad_id::int, type, starts_at, ends_at,
    (select proof_url from boost_purchase bought
     where bought.ad_id = running.ad_id and bought.type = running.type and proof_url is not null
       and bought.ends_at > ${now} order by bought.bought_at desc limit 1) as proof_url,
    case when first - published >= ${fewestDays} then (
      select coalesce(sum(views), 0)::float8 / least(${daysBefore}, first - published) from ad_day
      where ad_day.ad_id = running.ad_id and day >= greatest(published, first - ${daysBefore}::int) and day < first)
        end as before,
    case when today > first then (
      select coalesce(sum(views), 0)::float8 / (today - first) from ad_day
      where ad_day.ad_id = running.ad_id and day >= first and day < today) end as during
  from running`;

const rounded = (views: number | null) => (views === null ? null : Math.round(views * 10) / 10);

function presentBoost(row: BoostRow): BoostedAd['boosts'] {
  const tier = tierOf(row.type);
  if (!tier) return [];
  return [
    {
      tier,
      starts_at: row.starts_at.toISOString(),
      ends_at: row.ends_at.toISOString(),
      views: { before: rounded(row.before), during: rounded(row.during) },
      proof_url: row.proof_url,
    },
  ];
}
