import type { CallOutcome, CallRequest, listModeratedAds, ModeratedAd } from '@volan/api-contract';
import {
  fold,
  listingStatus,
  listingStatusName,
  rejectionReasons,
  reviewReasons,
  scopeOf,
  toListingStatus,
  type Actor,
} from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { linkOf } from './presentPublished.ts';
import type { SellingDeps } from './SellingDeps.ts';

const perPage = 24;
const maxReports = 20;

interface Row {
  readonly id: number;
  readonly status: number;
  readonly description: string;
  readonly risk: number | null;
  readonly reasons: readonly string[] | null;
  readonly duplicate_of: number | null;
  readonly question: string | null;
  readonly reason: string | null;
  readonly refused_for: readonly string[] | null;
  readonly waiting_since: Date | null;
  readonly total: number;
}

/** Ads that an administrator reaches: a regional one those of the own country. [H04] */
const withinReach = (sql: Sql, actor: Actor) =>
  scopeOf('ads.list', actor) === 'all' ? sql`true` : sql`ad.country_id = ${actor.countryId}`;

/** The ad whose number is searched for; null: the search is no number. */
const numberIn = (search: string) => Number(/^#?([1-9]\d{0,8})$/.exec(search)?.[1] ?? 0) || null;

function searched(sql: Sql, search: string) {
  const id = numberIn(search);
  if (id !== null) return sql`ad.id = ${id}`;
  const name = fold(search).replaceAll(/[%_\\]/g, '\\$&');
  return name === '' ? sql`true` : sql`users.search_text like ${`%${name}%`}`;
}

/** The queue of moderators, or ads of another state. [J139, P57] */
export async function moderationQueue(
  { sql, taxonomy, ads }: Pick<SellingDeps, 'sql' | 'taxonomy' | 'ads'>,
  { page = 1, status, search = '', lang }: CallRequest<typeof listModeratedAds>,
  context: CallContext,
): Promise<CallOutcome<typeof listModeratedAds>> {
  const { actor } = principalOf(context);
  const reach = withinReach(sql, actor);
  const isQueue = status === undefined || status === 'pending';
  // a number names one ad, wherever it stands: the one beside it in a comparison is public
  const isOfState =
    status === undefined && numberIn(search.trim()) !== null
      ? sql`true`
      : isQueue
        ? sql`waiting_since is not null and ad.status in (1, 2)`
        : sql`ad.status = ${listingStatus[status]}`;
  const rows = await sql<Row[]>`
    select ad.id::int, ad.status, ad.description, risk, reasons, duplicate_of::int, question, reason,
      refused_for, waiting_since,
      count(*) over ()::int as total
    from ad join users on users.id = ad.user_id left join ad_review on ad_review.ad_id = ad.id
    where ${reach} and ${searched(sql, search.trim())}
      and ${isOfState}
    order by ${isQueue ? sql`(question <> ''), risk desc, waiting_since, ad.id` : sql`ad.updated_at desc, ad.id desc`}
    limit ${perPage} offset ${(page - 1) * perPage}`;
  const [queue] = await sql<{ pending: number }[]>`
    select count(*)::int as pending from ad join ad_review on ad_review.ad_id = ad.id
    where waiting_since is not null and ad.status in (1, 2) and ${reach}`;
  const { registry } = taxonomy.current();
  const listed = await ads.inAnyState(
    rows.map(({ id }) => id),
    lang ?? context.language,
  );
  const shownOf = new Map(listed.map((ad) => [ad.id, ad]));
  const data = await Promise.all(
    rows.map(async (row): Promise<ModeratedAd[]> => {
      const shown = shownOf.get(row.id);
      if (!shown) return [];
      return [
        {
          ...shown,
          status: listingStatusName(toListingStatus(row.status) ?? 0),
          description: row.description,
          risk: row.risk ?? 0,
          reasons: reviewReasons.filter((reason) => row.reasons?.includes(reason)),
          duplicate_of: await linkOf(sql, registry, row.duplicate_of),
          question: row.question ?? '',
          refused_for: rejectionReasons.filter((reason) => row.refused_for?.includes(reason)),
          reason: row.reason ?? '',
          waiting_since: row.waiting_since?.toISOString() ?? null,
          reports: await reportsOf(sql, row.id),
        },
      ];
    }),
  );
  return { data: data.flat(), meta: { page, total: rows[0]?.total ?? 0, pending: queue?.pending ?? 0 } };
}

async function reportsOf(sql: Sql, id: number): Promise<ModeratedAd['reports']> {
  const rows = await sql<{ reason: ModeratedAd['reports'][number]['reason']; text: string; at: Date }[]>`
    select reason, text, at from ad_report where ad_id = ${id} order by at desc limit ${maxReports}`;
  return rows.map(({ at, ...report }) => ({ ...report, at: at.toISOString() }));
}
