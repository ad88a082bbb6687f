import type { TransactionSql } from 'postgres';
import type { CheckResult } from './checks.ts';

/**
 * Stores what the checks found about an edited ad. An edit also answers the question of a moderator.
 *
 * @param waits whether a moderator has to decide; a moment that it waits since already stays
 */
export async function saveReview(
  sql: TransactionSql,
  adId: number,
  { risk, reasons, duplicateOf }: CheckResult,
  { waits, due = false, now }: { readonly waits: boolean; readonly due?: boolean; readonly now: Date },
): Promise<void> {
  const since = waits ? now : null;
  await sql`
    insert into ad_review (ad_id, risk, reasons, duplicate_of, waiting_since, due)
    values (${adId}, ${risk}, ${[...reasons]}, ${duplicateOf}, ${since}, ${due})
    on conflict (ad_id) do update set risk = excluded.risk, reasons = excluded.reasons,
      duplicate_of = excluded.duplicate_of, due = excluded.due, question = '', reason = '', refused_for = '{}',
      answered = case when ad_review.question <> '' then ad_review.question else ad_review.answered end,
      answered_at = case when ad_review.question <> '' then ${now} else ad_review.answered_at end,
      waiting_since = case when ${waits} then coalesce(ad_review.waiting_since, excluded.waiting_since) end`;
}
