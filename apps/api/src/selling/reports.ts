import { createHmac } from 'node:crypto';
import { Failure, type CallOutcome, type CallRequest, type reportAd } from '@volan/api-contract';
import { listingStatus, reportsForReview, riskOf } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import { fieldFailure, tooMany } from '../platform/server/fieldFailure.ts';
import { networkOf, type RateLimit } from '../platform/server/rateLimit.ts';

/** Days until a report is forgotten. [M64] */
export const reportDays = 180;

/** What reporting stands on. */
export interface ReportDeps {
  readonly sql: Sql;
  /** Makes hashes of the networks that reports come from. */
  readonly secret: string;
  readonly isTooMany: RateLimit;
}

/**
 * Keeps a report of an ad, once per person: of visitors the network is the person, and only a keyed hash of it is stored.
 * Reports of several people bring the ad before a moderator; it stays public until somebody decided. [P57]
 */
export async function keepReport(
  { sql, secret, isTooMany }: ReportDeps,
  { id, reason, text = '' }: CallRequest<typeof reportAd>,
  address: string,
): Promise<CallOutcome<typeof reportAd>> {
  if (reason === 'other' && text === '') return fieldFailure('text', 'required');
  if (await isTooMany(address)) return tooMany();
  const reporter = createHmac('sha256', secret)
    .update(`report ${networkOf(address)}`)
    .digest();
  return sql.begin(async (transaction) => {
    const [ad] = await transaction`
      select from ad where id = ${id} and status = ${listingStatus.active} for no key update`;
    if (!ad) return new Failure('not-found');
    const { count } = await transaction`
      insert into ad_report (ad_id, reporter, reason, text) values (${id}, ${reporter}, ${reason}, ${text})
      on conflict (ad_id, reporter) do nothing`;
    const [reports] = await transaction<{ open: number }[]>`
      select count(*)::int as open from ad_report
      where ad_id = ${id} and at > coalesce((select decided_at from ad_review where ad_id = ${id}), '-infinity')`;
    if (count > 0 && (reports?.open ?? 0) >= reportsForReview) {
      await transaction`
        insert into ad_review (ad_id, risk, reasons, waiting_since)
        values (${id}, ${riskOf(['reported'])}, array['reported'], now())
        on conflict (ad_id) do update set risk = greatest(ad_review.risk, excluded.risk),
          reasons = case when 'reported' = any (ad_review.reasons) then ad_review.reasons
            else ad_review.reasons || array['reported'] end,
          waiting_since = coalesce(ad_review.waiting_since, excluded.waiting_since)`;
    }
    return { reported: true as const };
  });
}

/** Reports whose time is over. Answers how many. [M64] */
export async function forgetOldReports(sql: Sql): Promise<number> {
  const { count } = await sql`delete from ad_report where at < now() - make_interval(days => ${reportDays})`;
  return count;
}
