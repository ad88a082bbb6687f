import {
  Failure,
  type CallOutcome,
  type getMailedStatement,
  type listStatements,
  type Statement,
} from '@volan/api-contract';
import {
  accountReasons,
  appealUntil,
  companyReasons,
  listingStatus,
  rejectionReasons,
  userStatus,
  type LanguageValue,
} from '@volan/domain-rules';
import type { PendingQuery, Row as SqlRow, Sql, TransactionSql } from 'postgres';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { groundsOf, undoMs } from './decisions.ts';
import { accountsOf } from '../ads/ownership.ts';
import type { ModerationDeps } from './ModerationDeps.ts';
import { decisionOfToken } from './statementToken.ts';

/** Maximum number of statements in a list. */
const shown = 50;

type Condition = PendingQuery<SqlRow[]>;

/** A stored decision with its appeal. */
export interface StatementRow {
  readonly kind: 'ad' | 'account' | 'company' | 'review';
  readonly id: number;
  readonly status: number;
  readonly ad_id: number | null;
  readonly company_id: number | null;
  readonly company_name: string | null;
  readonly review_text: string | null;
  readonly user_id: number | null;
  readonly decided_by: number | null;
  readonly decided_at: Date;
  readonly reasons: readonly string[];
  readonly text: string;
  readonly was_reported: boolean;
  readonly found: readonly string[];
  readonly automatic: boolean;
  readonly until: Date | null;
  readonly stands: boolean;
  readonly appeal_id: number | null;
  readonly appeal_text: string | null;
  readonly made_at: Date | null;
  readonly appeal_decided_by: number | null;
  readonly appeal_decided_at: Date | null;
  readonly won: boolean | null;
  readonly answer: string | null;
}

const appealColumns = (sql: Sql | TransactionSql) => sql`
  appeal.id::int as appeal_id, appeal.text as appeal_text, made_at, appeal.decided_by::int as appeal_decided_by,
  appeal.decided_at as appeal_decided_at, won, appeal.answer as answer`;

/** SQL for decisions that restrict ads, from `ad_decision` as `d`, `ad` and `appeal`. */
export const adDecisions = (sql: Sql | TransactionSql, condition: Condition) => sql`
  select 'ad' as kind, d.id::int, d.status::int, d.ad_id::int, null::int as company_id, null::text as company_name,
    null::text as review_text, ad.user_id::int, d.decided_by::int, d.decided_at, d.reasons, d.reason as text, d.was_reported,
    d.found, d.automatic, null::timestamptz as until,
    ad.status = d.status and not exists (
      select from ad_decision later where later.ad_id = d.ad_id and later.id > d.id and later.undone_at is null)
        as stands,
    ${appealColumns(sql)}
  from ad_decision d join ad on ad.id = d.ad_id left join appeal on appeal.ad_decision_id = d.id
  where d.status in (${listingStatus.rejected}, ${listingStatus.removed}) and d.undone_at is null and ${condition}`;

/** SQL for decisions that restrict accounts, from `user_decision` as `d`, `users` and `appeal`. */
export const accountDecisions = (sql: Sql | TransactionSql, condition: Condition) => sql`
  select 'account' as kind, d.id::int, d.status::int, null::int as ad_id, null::int as company_id,
    null::text as company_name, null::text as review_text, d.user_id::int, d.decided_by::int, d.decided_at,
    array[d.code] as reasons, d.reason as text, d.was_reported, '{}'::text[] as found, d.automatic, d.until,
    users.status = d.status and not exists (
      select from user_decision later where later.user_id = d.user_id and later.id > d.id) as stands,
    ${appealColumns(sql)}
  from user_decision d join users on users.id = d.user_id left join appeal on appeal.user_decision_id = d.id
  where d.status in (${userStatus.suspended}, ${userStatus.banned}) and ${condition}`;

/**
 * SQL for refusals of new or changed data of companies, from `ad_decision` as `d`, `company` and `appeal`. A refusal ends when
 * the company sends its data again.
 */
export const companyDecisions = (sql: Sql | TransactionSql, condition: Condition) => sql`
  select 'company' as kind, d.id::int, d.status::int, null::int as ad_id, company.id::int as company_id,
    company.name as company_name, null::text as review_text, company.user_id::int, d.decided_by::int, d.decided_at, d.reasons, d.reason as text,
    d.was_reported, d.found, d.automatic, null::timestamptz as until,
    company.status < 2 and review.decided_at = d.decided_at and review.waiting_since is null
      and (company.status = 0 or review.changes is not null) as stands,
    ${appealColumns(sql)}
  from ad_decision d join company on company.id = d.company_id
  left join company_review review on review.company_id = company.id left join appeal on appeal.ad_decision_id = d.id
  where d.status = ${listingStatus.rejected} and d.undone_at is null and ${condition}`;

/** SQL for removals of reviews of car services, from `ad_decision` as `d`, `service_review` as `review` and `appeal`. */
export const reviewDecisions = (sql: Sql | TransactionSql, condition: Condition) => sql`
  select 'review' as kind, d.id::int, d.status::int, null::int as ad_id, company.id::int as company_id,
    company.name as company_name, review.text as review_text, review.author_id::int as user_id, d.decided_by::int,
    d.decided_at, d.reasons, d.reason as text, d.was_reported, d.found, d.automatic, null::timestamptz as until,
    coalesce(review.removed_at = d.decided_at, false) as stands,
    ${appealColumns(sql)}
  from ad_decision d join service_review review on review.id = d.review_id
  join company on company.id = review.service_id left join appeal on appeal.ad_decision_id = d.id
  where d.status = ${listingStatus.removed} and ${condition}`;

const names = {
  ad: { [listingStatus.rejected]: 'rejected', [listingStatus.removed]: 'removed' },
  company: { [listingStatus.rejected]: 'company-rejected' },
  review: { [listingStatus.removed]: 'review-removed' },
  account: { [userStatus.suspended]: 'suspended', [userStatus.banned]: 'banned' },
} as const satisfies Record<StatementRow['kind'], Record<number, Statement['decision']>>;

/** Whether the user may still appeal: the decision stands, nobody appealed yet, and the time is not over. [P60] */
export const canAppeal = (row: StatementRow, now: Date): boolean =>
  row.stands && (row.appeal_id === null || row.made_at === null) && now <= appealUntil(row.decided_at);

/** Presents a decision as a statement of reasons. */
export function presentStatement(row: StatementRow, titleOf: (id: number) => string, now: Date): Statement {
  const decided: Readonly<Record<number, Statement['decision']>> = names[row.kind];
  const until = appealUntil(row.decided_at);

  return {
    key: `${row.kind}-${row.id}`,
    decision: decided[row.status] ?? 'removed',
    ad: row.ad_id === null ? null : { id: row.ad_id, title: titleOf(row.ad_id) },
    company: row.company_id === null ? null : { id: row.company_id, name: row.company_name ?? '' },
    ...(row.review_text !== null && { review: row.review_text }),
    decided_at: row.decided_at.toISOString(),
    reasons: [...rejectionReasons, ...accountReasons, ...companyReasons].filter(
      (reason, index, all) => row.reasons.includes(reason) && all.indexOf(reason) === index,
    ),
    text: row.text,
    grounds: groundsOf(row),
    automatic: row.automatic,
    until: row.until?.toISOString() ?? null,
    stands: row.stands,
    appeal_until: until.toISOString(),
    can_appeal: canAppeal(row, now),
    appeal:
      row.made_at === null
        ? null
        : {
            text: row.appeal_text ?? '',
            made_at: row.made_at.toISOString(),
            decided_at: row.appeal_decided_at?.toISOString() ?? null,
            won: row.won,
            answer: row.answer ?? '',
          },
  };
}

/** Decisions about the account, the ads and the companies of a user. Decisions that can still be undone are left out. */
function ownDecisions(sql: Sql | TransactionSql, accounts: readonly number[], userId: number, now: Date) {
  const until = new Date(now.getTime() - undoMs);
  const isFinal = sql`d.decided_at <= ${until}`;
  const ofAds = adDecisions(sql, sql`ad.user_id = any (${[...accounts]}::bigint[]) and ${isFinal}`);
  const ofCompanies = companyDecisions(sql, sql`company.user_id = any (${[...accounts]}::bigint[]) and ${isFinal}`);

  const ofReviews = reviewDecisions(sql, sql`review.author_id = ${userId}`);

  return sql`${ofAds} union all ${ofCompanies} union all ${ofReviews} union all ${accountDecisions(sql, sql`d.user_id = ${userId}`)}`;
}

/** The statements of reasons for the user's ads and account, the newest first. [P60] */
export async function readStatements(
  { sql, titlesOf, now }: ModerationDeps,
  language: LanguageValue,
  context: CallContext,
): Promise<CallOutcome<typeof listStatements>> {
  const { actor } = principalOf(context);
  const moment = new Date(now());
  const rows = await sql<StatementRow[]>`
    select * from (${ownDecisions(sql, accountsOf(actor), actor.id, moment)}) decision
    order by decided_at desc, id desc limit ${shown}`;
  const titleOf = await titlesOf(
    rows.flatMap(({ ad_id: ad }) => ad ?? []),
    language,
  );

  return rows.map((row) => presentStatement(row, titleOf, moment));
}

/** The statement that the token of a mail names. [P60] */
export async function readMailedStatement(
  { sql, secret, now }: ModerationDeps,
  token: string,
): Promise<CallOutcome<typeof getMailedStatement>> {
  const id = decisionOfToken(secret, token);
  const [row] = id === null ? [] : await sql<StatementRow[]>`${accountDecisions(sql, sql`d.id = ${id}`)}`;
  return row ? presentStatement(row, String, new Date(now())) : new Failure<'not-found', null>('not-found');
}
