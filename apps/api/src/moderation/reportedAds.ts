import type { CallOutcome, CallRequest, listReportedAds, ReportedAd } from '@volan/api-contract';
import { listingStatus, scopeOf } from '@volan/domain-rules';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { claimantOfAd } from './claims.ts';
import type { ModerationDeps } from './ModerationDeps.ts';

/** Ads on one page. */
const perPage = 24;

/** Reports that are shown for one ad. */
const shown = 20;

interface Row extends Omit<ReportedAd, 'title' | 'account' | 'first' | 'newest'> {
  readonly account_id: number;
  readonly account_name: string;
  readonly first: Date;
  readonly newest: Date;
  readonly total: number;
}

/** Public ads with open reports, the most reported first. [P57, H04] */
export async function readReportedAds(
  { sql, titlesOf, now }: ModerationDeps,
  { page = 1, lang }: CallRequest<typeof listReportedAds>,
  context: CallContext,
): Promise<CallOutcome<typeof listReportedAds>> {
  const { actor } = principalOf(context);
  const isWithin = scopeOf('ads.list', actor) === 'all' ? sql`true` : sql`ad.country_id = ${actor.countryId}`;
  const rows = await sql<Row[]>`
    with reported as (
      select ad_id, count(*)::int as count, min(at) as first, max(at) as newest from ad_report
      where decided_at is null group by ad_id)
    select ad.id::int as ad_id, users.id::int as account_id, users.name as account_name, reported.count, first, newest,
      (select jsonb_agg(jsonb_build_object('reason', reason, 'count', count) order by count desc, reason) from (
        select reason, count(*)::int as count from ad_report where ad_id = ad.id and decided_at is null
          group by reason) why) as reasons,
      (select jsonb_agg(jsonb_build_object('reason', reason, 'text', text,
          'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by at desc) from (
        select reason, text, at from ad_report where ad_id = ad.id and decided_at is null
        order by (text = ''), at desc limit ${shown}) said) as reports,
      ${claimantOfAd(sql, new Date(now()))} as held_by, count(*) over ()::int as total
    from reported join ad on ad.id = reported.ad_id join users on users.id = ad.user_id
    where ad.status = ${listingStatus.active} and ${isWithin}
    order by reported.count desc, first, ad.id limit ${perPage} offset ${(page - 1) * perPage}`;
  const titleOf = await titlesOf(
    rows.map((row) => row.ad_id),
    lang ?? context.language,
  );
  const data = rows.map(({ total: _total, account_id: id, account_name: name, first, newest, ...row }) => ({
    ...row,
    title: titleOf(row.ad_id),
    account: { id, name },
    first: first.toISOString(),
    newest: newest.toISOString(),
  }));

  return { data, meta: { page, total: rows[0]?.total ?? 0 } };
}
