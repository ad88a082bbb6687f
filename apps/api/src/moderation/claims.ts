import { Failure, type CallOutcome, type CallRequest, type claimAd, type releaseAd } from '@volan/api-contract';
import type { PendingQuery, Row, Sql, TransactionSql } from 'postgres';
import { markAudited } from '../platform/server/auditScope.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { findOwnAd } from '../ads/ownership.ts';
import type { ModerationDeps } from './ModerationDeps.ts';

/** How long a claim lasts unless it is renewed, in milliseconds. */
const heldMs = 5 * 60_000;

/** A case in the moderation queue. */
export interface ReviewCase {
  /** The kind of case, such as `ad`. */
  readonly kind: string;
  readonly subject: number | string;
}

/** The moderator who claimed a case. */
interface Holder {
  readonly id: number;
  readonly name: string;
  readonly until: Date;
}

/**
 * SQL for the moderator who claimed a case, as JSON; null where nobody did. `subject` is an expression over a row of
 * the query.
 */
export const claimantOfCase = (
  sql: Sql | TransactionSql,
  kind: string,
  subject: PendingQuery<Row[]>,
  now: Date,
) => sql`(
  select jsonb_build_object('id', holder.id, 'name', holder.name,
    'until', to_char(claimed_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from review_claim claim join users holder on holder.id = claimed_by
  where claim.kind = ${kind} and claim.subject = (${subject})::text and claimed_until > ${now})`;

/** SQL for the moderator who claimed an ad of the query, as JSON; null where nobody did. */
export const claimantOfAd = (sql: Sql, now: Date) => claimantOfCase(sql, 'ad', sql`ad.id`, now);

/** SQL condition: another moderator claimed an ad of the query. */
export const isHeldByOther = (sql: Sql, moderator: number, now: Date) => sql`exists (
  select from review_claim claim where claim.kind = 'ad' and claim.subject = ad.id::text
    and claimed_until > ${now} and claimed_by <> ${moderator})`;

/**
 * A failure that names the other moderator who claimed a case. Null: nobody did, or the caller did. The case stays
 * locked. [M05]
 */
export async function claimedByOther(
  sql: TransactionSql,
  { kind, subject }: ReviewCase,
  moderator: number,
  now: Date,
): Promise<Failure<'case-held', { name: string; until: string }> | null> {
  const [holder] = await sql<Holder[]>`
    select users.id::int, name, claimed_until as until from review_claim join users on users.id = claimed_by
    where kind = ${kind} and subject = ${String(subject)} and claimed_until > ${now} and claimed_by <> ${moderator}
    for update of review_claim`;
  return holder ? new Failure('case-held', { data: { name: holder.name, until: holder.until.toISOString() } }) : null;
}

/** Ends the claim of a case, in the transaction of its decision. */
export const endClaim = (sql: TransactionSql, { kind, subject }: ReviewCase) =>
  sql`update review_claim set claimed_by = null, claimed_until = null
    where kind = ${kind} and subject = ${String(subject)} and claimed_by is not null`;

/** Claims a case or renews the claim. Null: it worked. Only one of two moderators gets a case that both claim. */
export async function claimCase(sql: TransactionSql, { kind, subject }: ReviewCase, moderator: number, now: Date) {
  const until = new Date(now.getTime() + heldMs);
  const { count } = await sql`
    insert into review_claim (kind, subject, claimed_by, claimed_until, changed_at)
    values (${kind}, ${String(subject)}, ${moderator}, ${until}, ${now})
    on conflict (kind, subject) do update set claimed_by = ${moderator}, claimed_until = ${until}, changed_at = ${now}
      where review_claim.claimed_by is null or review_claim.claimed_by = ${moderator}
        or review_claim.claimed_until <= ${now}`;
  return count === 0 ? claimedByOther(sql, { kind, subject }, moderator, now) : { until: until.toISOString() };
}

/** Releases a case. A moderator who releases it without a decision has skipped it. */
export async function releaseCase(
  sql: TransactionSql,
  { kind, subject }: ReviewCase,
  moderator: number,
  { skipped, now }: { readonly skipped: boolean; readonly now: Date },
): Promise<void> {
  await sql`
    update review_claim set claimed_by = null, claimed_until = null, skips = skips + ${skipped ? 1 : 0},
      changed_at = ${now}
    where kind = ${kind} and subject = ${String(subject)} and claimed_by = ${moderator}`;
}

/** Claims an ad for five minutes. [M05, J139] */
export function claimCaseOfAd(
  { sql, now }: Pick<ModerationDeps, 'sql' | 'now'>,
  { id }: CallRequest<typeof claimAd>,
  context: CallContext,
): Promise<CallOutcome<typeof claimAd>> {
  const { actor } = principalOf(context);
  return sql.begin(async (transaction): Promise<CallOutcome<typeof claimAd>> => {
    const ad = await findOwnAd(transaction, 'ads.moderate', actor, id, true);
    if (ad instanceof Failure) return ad;

    // claims are not written to the audit log
    markAudited();
    const taken = await claimCase(transaction, { kind: 'ad', subject: id }, actor.id, new Date(now()));

    return taken ?? new Failure<'conflict', null>('conflict');
  });
}

/** Releases an ad. [M05] */
export function releaseCaseOfAd(
  { sql, now }: Pick<ModerationDeps, 'sql' | 'now'>,
  { id, skipped = false }: CallRequest<typeof releaseAd>,
  context: CallContext,
): Promise<CallOutcome<typeof releaseAd>> {
  const { actor } = principalOf(context);
  return sql.begin(async (transaction): Promise<CallOutcome<typeof releaseAd>> => {
    const ad = await findOwnAd(transaction, 'ads.moderate', actor, id);
    if (ad instanceof Failure) return ad;

    markAudited();
    await releaseCase(transaction, { kind: 'ad', subject: id }, actor.id, { skipped, now: new Date(now()) });

    return { released: true };
  });
}

/** Deletes claims that nobody renewed for three months. Returns how many. [M64] */
export async function deleteOldClaims(sql: Sql): Promise<number> {
  const { count } = await sql`
    delete from review_claim where changed_at < now() - interval '3 months'
      and (claimed_until is null or claimed_until < now())`;
  return count;
}
