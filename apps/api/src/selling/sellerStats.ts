import {
  Failure,
  type AdNumbers,
  type CallOutcome,
  type CallRequest,
  type getSellerStats,
  type PromotionStats,
  type SellerStatsAd,
} from '@volan/api-contract';
import { listingStatus, listingStatusName, statsOrders, toListingStatus, type StatsOrder } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { marketDay, marketTimeZone } from '../platform/brands/marketDay.ts';
import { accountsOf } from '../ads/ownership.ts';
import type { SellingDeps } from './SellingDeps.ts';
import { statsSteps } from './statsSteps.ts';

/** Default number of ads on a page. */
const usualPage = 50;

/** Numbers of one step. Steps of both spans are counted from 1. */
interface StepRow extends AdNumbers {
  readonly step: number;
}

/** An own ad with its numbers in the span. */
interface AdRow extends AdNumbers {
  readonly id: number;
  readonly status: number;
  /** When it was first public. */
  readonly published: string | null;
  /** Credits of paid promotions for their days in the span, and the views of these days. */
  readonly credits: number;
  readonly promoted: number;
}

/**
 * Counted numbers: by step, by ad for the later span, paid promotions that began in a step, and the first whole day
 * with impressions and comparisons.
 */
interface StatsCounts {
  readonly steps: readonly StepRow[];
  readonly ads: readonly AdRow[];
  readonly begun: readonly { readonly step: number; readonly count: number }[];
  readonly since: string;
}

const numbers = (of: (kind: StatsOrder) => number): AdNumbers => ({
  impressions: of('impressions'),
  views: of('views'),
  reveals: of('reveals'),
  conversations: of('conversations'),
  favourites: of('favourites'),
  comparisons: of('comparisons'),
});

const nothing = numbers(() => 0);

const numbersOf = (row: AdNumbers): AdNumbers => numbers((kind) => row[kind]);

const sumOf = (all: readonly AdNumbers[]): AdNumbers => numbers((kind) => all.reduce((sum, row) => sum + row[kind], 0));

/** The effect of paid promotions on some ads. Null: none ran. */
function promotionOf(ads: readonly AdRow[]): PromotionStats | null {
  const credits = Math.round(ads.reduce((sum, ad) => sum + ad.credits, 0) * 100) / 100;
  return credits > 0 ? { credits, views: ads.reduce((sum, { promoted }) => sum + promoted, 0) } : null;
}

/** Statistics of all ads of a seller, in one statement for any number of ads. [P39, C58, H07] */
export async function sellerStats(
  { sql, ads, now }: Pick<SellingDeps, 'sql' | 'ads' | 'now'>,
  input: CallRequest<typeof getSellerStats>,
  context: CallContext,
): Promise<CallOutcome<typeof getSellerStats>> {
  const { span = 'month', ad_id: asked = null, order = 'views', direction = 'desc' } = input;
  const { page = 1, per_page: perPage = usualPage, lang = context.language } = input;
  const spans = statsSteps(span, marketDay(now()));
  const steps = [...spans.before, ...spans.now];
  const counted = await countedOf(
    sql,
    accountsOf(principalOf(context).actor),
    asked,
    steps.map(({ from }) => from),
    spans.now.at(-1)?.to ?? '',
  );
  const own = counted.ads;
  if (asked !== null && own.every(({ id }) => id !== asked)) return new Failure('not-found');

  const [first, last] = [spans.now[0]?.from ?? '', spans.now.at(-1)?.to ?? ''];
  const wanted = asked === null ? own : own.filter(({ id }) => id === asked);
  const wasPublic = wanted.some(({ published }) => published !== null && published < first);
  const byStep = new Map(counted.steps.map((row) => [row.step, numbersOf(row)]));
  const begun = new Map(counted.begun.map(({ step, count }) => [step, count]));
  const course = steps.map((_, index) => byStep.get(index + 1) ?? nothing);
  const [before, current] = [course.slice(0, spans.now.length), course.slice(spans.now.length)];

  const sign = direction === 'desc' ? -1 : 1;
  const listed = own
    // the credits of an ad that was deleted are in the sum, so the ad is in the list
    .filter((ad) => ad.status === listingStatus.active || ad.credits > 0 || statsOrders.some((each) => ad[each] > 0))
    .toSorted((one, other) => sign * (one[order] - other[order]) || other.id - one.id);
  const shown = listed.slice((page - 1) * perPage, page * perPage);
  const named = await ads.inAnyState(
    [...new Set([...shown.map(({ id }) => id), ...(asked === null ? [] : [asked])])],
    lang,
  );
  const nameOf = new Map(named.map(({ id, slug, kind, title }) => [id, { id, slug, kind, title }]));
  const present = (ad: AdRow): SellerStatsAd[] => {
    const link = nameOf.get(ad.id);
    const status = listingStatusName(toListingStatus(ad.status) ?? listingStatus.archived);
    return link ? [{ ...link, status, ...numbersOf(ad), promotion: promotionOf([ad]) }] : [];
  };

  return {
    data: {
      from: first,
      to: last,
      before_from: spans.before[0]?.from ?? '',
      before_to: spans.before.at(-1)?.to ?? '',
      seen_since: counted.since,
      total: sumOf(current),
      before: wasPublic ? sumOf(before) : null,
      promotion: promotionOf(wanted),
      points: spans.now.map((step, index) => ({
        ...step,
        ...(current[index] ?? nothing),
        before: wasPublic ? (before[index] ?? nothing) : null,
        promotions: begun.get(spans.now.length + index + 1) ?? 0,
      })),
      ad: asked === null ? null : (wanted.flatMap(present)[0] ?? null),
      ads: shown.flatMap(present),
    },
    meta: { page, pages: Math.max(1, Math.ceil(listed.length / perPage)), total: listed.length, per_page: perPage },
  };
}

/**
 * Counts for the ads of some accounts: by step, for one ad or all, and by ad for the later half of the steps, with the
 * credits paid for promotions in that half.
 */
async function countedOf(
  sql: Sql,
  accounts: readonly number[],
  asked: number | null,
  starts: readonly string[],
  today: string,
): Promise<StatsCounts> {
  const half = starts.length / 2;
  const first = starts[half] ?? '';
  const [counted] = await sql<StatsCounts[]>`
    with own as materialized (
      select id, status, published_at from ad
      where user_id = any (${[...accounts]}::bigint[]) and not fast
    ), counted as materialized (
      select ad_id, width_bucket(day, ${[...starts]}::date[]) as step, impressions, views, reveals, conversations,
        favourites, comparisons
      from (
        select ad_day.ad_id, day, impressions, views, reveals, 0 as conversations, 0 as favourites, comparisons
        from ad_day join own on own.id = ad_day.ad_id
        union all
        select favourite.ad_id, (created_at at time zone ${marketTimeZone})::date, 0, 0, 0, 0, 1, 0
        from favourite join own on own.id = favourite.ad_id
        union all
        -- as the seller sees it: what is held or blocked has asked nothing yet
        select conversation.ad_id, (asked_at at time zone ${marketTimeZone})::date, 0, 0, 0, 1, 0, 0
        from conversation join own on own.id = conversation.ad_id where asked_at is not null
      ) one
      where day >= ${starts[0] ?? ''}::date
    ), sums as (
      select ad_id, sum(impressions) as impressions, sum(views) as views, sum(reveals) as reveals,
        sum(conversations) as conversations, sum(favourites) as favourites, sum(comparisons) as comparisons
      from counted where step > ${half}::int group by ad_id
    ), paid as materialized (
      select ad_id, credits, first_day, last_day, greatest(first_day, ${first}::date) as from_day,
        least(last_day, ${today}::date) as to_day
      from (
        select ad_id, credits - credits_back as credits, (starts_at at time zone ${marketTimeZone})::date as first_day,
          (ends_at at time zone ${marketTimeZone})::date as last_day
        from boost_purchase join own on own.id = ad_id where returned_at is null
      ) bought
      where first_day <= ${today}::date and last_day >= ${first}::date
    ), spent as (
      select ad_id, sum(credits * (to_day - from_day + 1)::numeric / (last_day - first_day + 1)) as credits
      from paid group by ad_id
    ), promoted as (
      select ad_id, sum(views) as views
      from ad_day join (
        select distinct ad_id, day::date from paid, generate_series(from_day, to_day, interval '1 day') as day
      ) days using (ad_id, day)
      group by ad_id
    )
    select
      (select coalesce(json_agg(by_step), '[]') from (
        select step, sum(impressions) as impressions, sum(views) as views, sum(reveals) as reveals,
          sum(conversations) as conversations, sum(favourites) as favourites, sum(comparisons) as comparisons
        from counted where ${asked}::bigint is null or ad_id = ${asked} group by step
      ) by_step) as steps,
      (select coalesce(json_agg(by_ad), '[]') from (
        select id, status, (published_at at time zone ${marketTimeZone})::date as published,
          coalesce(impressions, 0) as impressions, coalesce(sums.views, 0) as views, coalesce(reveals, 0) as reveals,
          coalesce(conversations, 0) as conversations, coalesce(favourites, 0) as favourites,
          coalesce(comparisons, 0) as comparisons,
          coalesce(round(spent.credits, 2), 0) as credits, coalesce(promoted.views, 0) as promoted
        from own left join sums on sums.ad_id = own.id left join spent on spent.ad_id = own.id
          left join promoted on promoted.ad_id = own.id
      ) by_ad) as ads,
      (select coalesce(json_agg(by_step), '[]') from (
        select width_bucket(first_day, ${[...starts]}::date[]) as step, count(*)
        from paid where first_day >= ${first}::date and (${asked}::bigint is null or ad_id = ${asked}) group by 1
      ) by_step) as begun,
      (select day::text from ad_day_since) as since`;

  return counted ?? { steps: [], ads: [], begun: [], since: today };
}
