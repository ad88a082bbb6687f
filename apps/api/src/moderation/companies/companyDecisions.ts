import type { ReviewedCompanyData } from '@volan/api-contract';
import type { MailValues } from '@volan/documents';
import { appealUntil, listingStatus, verifiedMonths, type CompanyReasonName } from '@volan/domain-rules';
import type { JSONValue, Sql, TransactionSql } from 'postgres';
import { recipientOf } from '../../accounts/mailRecipient.ts';
import { storeNames } from '../../companies/changeCompany.ts';
import type { CompanyRow } from '../../companies/ownCompany.ts';
import { notify } from '../../notifications/notify.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { groundsOf, undoMs } from '../decisions.ts';

const { pending, active, rejected } = listingStatus;

/** Names of decisions about companies in the audit log. */
export const companyDecisionNames = { [pending]: 'asked', [active]: 'approved', [rejected]: 'rejected' } as const;

/** A status that a decision about a company can have: that of an ad. */
export type CompanyDecisionStatus = keyof typeof companyDecisionNames;

/** The status of a company in the history of decisions: waiting or public. */
export const decidedFrom = (company: Pick<CompanyRow, 'status'>) => (company.status === 1 ? active : pending);

/** A company, its review and its mark "verified" before a decision, which an undo restores. */
export interface CompanyBefore {
  readonly company: ReviewedCompanyData & { readonly status: number };
  readonly review: Readonly<Record<string, JSONValue>> | null;
  readonly verified: boolean;
  readonly verified_until: string | null;
  /** The name of the account. Missing in decisions of an older version. */
  readonly account_name?: string;
}

/** Reads what an undo restores. The company is locked by the caller. */
export async function companyBefore(sql: TransactionSql, id: number): Promise<CompanyBefore> {
  const [row] = await sql<[CompanyBefore]>`
    select jsonb_build_object('status', company.status, 'name', company.name, 'legal_name', legal_name, 'tax_id', tax_id,
        'registry_number', registry_number, 'address', company.address) as company,
      (select to_jsonb(company_review) from company_review where company_id = company.id) as review,
      users.name as account_name, verified, to_char(verified_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as verified_until
    from company join users on users.id = user_id where company.id = ${id}`;
  return row;
}

/** A decision to store. */
export interface CompanyDecision {
  readonly companyId: number;
  readonly moderator: number;
  readonly from: typeof pending | typeof active;
  readonly to: CompanyDecisionStatus;
  readonly reasons: readonly CompanyReasonName[];
  readonly reason: string;
  /** What an undo restores. Null: the decision cannot be undone. */
  readonly before: CompanyBefore | null;
  readonly waitingSince: Date | null;
}

/** Stores a decision. Call it in the transaction of the decision, after all other changes. */
export async function saveCompanyDecision(sql: TransactionSql, decision: CompanyDecision, now: Date): Promise<void> {
  const { companyId, moderator, from, to, reasons, reason, before, waitingSince } = decision;
  await sql`
    insert into ad_decision (kind, company_id, decided_by, decided_at, old_status, status, reasons, reason,
      waiting_since, before, ad_version)
    select 'company', id, ${moderator}, ${now}, ${from}, ${to}, ${[...reasons]}, ${reason}, ${waitingSince},
      ${before === null ? null : sql.json(before as unknown as JSONValue)}, updated_at
    from company where id = ${companyId}`;
}

/**
 * Makes the data of a company public: those that it registered with, or its changes. Its account takes the name, which
 * its ads show.
 */
export async function applyApproval(sql: TransactionSql, row: CompanyRow, moderator: number, now: Date): Promise<void> {
  await storeNames(sql, { ...row, ...row.changes }, row.city);
  await sql`update company set status = 1 where id = ${row.id}`;
  await sql`update users set name = ${row.changes?.name ?? row.name} where id = ${row.user_id}`;
  await closeReview(sql, row.id, { moderator, now });
}

interface ClosedReview {
  readonly moderator: number;
  readonly now: Date;
  /** Changes that were refused: the company sees them in its form. @default none */
  readonly changes?: CompanyRow['changes'];
  readonly refusedFor?: readonly CompanyReasonName[];
  readonly reason?: string;
}

/** Takes a company out of the queue. */
export async function closeReview(
  sql: TransactionSql,
  companyId: number,
  { moderator, now, changes = null, refusedFor = [], reason = '' }: ClosedReview,
): Promise<void> {
  const review = {
    company_id: companyId,
    changes: changes && sql.json(changes),
    refused_for: [...refusedFor],
    reason,
    decided_by: moderator,
    decided_at: now,
  };
  await sql`
    insert into company_review ${sql(review)}
    on conflict (company_id) do update set changes = excluded.changes, waiting_since = null, question = '',
      answered = '', answer = '', answered_at = null, refused_for = excluded.refused_for, reason = excluded.reason,
      decided_by = excluded.decided_by, decided_at = excluded.decided_at`;
}

/** Gives "verified" to the account of a company for two years, or takes it. [P55] */
export async function setVerified(sql: TransactionSql, userId: number, isVerified: boolean, now: Date): Promise<void> {
  await sql`
    update users set verified = ${isVerified},
      verified_until = case when ${isVerified} then ${now}::timestamptz + make_interval(months => ${verifiedMonths}) end
    where id = ${userId}`;
}

/** Ends "verified" of accounts whose two years are over. Returns how many. [P55] */
export async function endVerified(sql: Sql, now: Date): Promise<number> {
  const { count } = await sql`
    update users set verified = false, verified_until = null where verified_until <= ${now}`;
  return count;
}

interface Unnotified {
  readonly id: number;
  readonly user_id: number | null;
  readonly company: string | null;
  readonly old_status: number;
  readonly status: CompanyDecisionStatus;
  readonly reasons: CompanyReasonName[];
  readonly reason: string;
  readonly decided_at: Date;
  /** The decision was about changes of a public company. */
  readonly is_change: boolean;
}

/** The event of a decision; null: it changed nothing that the company has to know, such as "verified" alone. */
function eventOf({
  status,
  old_status: from,
  is_change: isChange,
}: Unnotified): MailValues['company-decision']['decision'] | null {
  if (status === pending) return 'company-asked';
  if (status === rejected) return from === active ? 'company-change-rejected' : 'company-rejected';
  if (from === pending) return 'company-approved';

  return isChange ? 'company-changed' : null;
}

/**
 * Notifies companies of decisions that can no longer be undone, on the page and by mail. Returns how many decisions it
 * handled. [M12, P57]
 */
export async function notifyCompanyDecisions(sql: Sql, now: Date): Promise<number> {
  const due = new Date(now.getTime() - undoMs);
  return sql.begin(async (transaction) => {
    const rows = await transaction<Unnotified[]>`
      select decision.id, user_id::int, company.name as company, old_status, decision.status, reasons, reason,
        decided_at, jsonb_typeof(before -> 'review' -> 'changes') = 'object' as is_change
      from ad_decision decision left join company on company.id = company_id
      where kind = 'company' and told_at is null and undone_at is null and decided_at <= ${due}
      order by decision.id limit 100 for update of decision skip locked`;
    for (const row of rows) await notifyDecision(transaction, row);
    const ids = rows.map(({ id }) => id);
    await transaction`update ad_decision set told_at = ${now}, before = null where id = any (${ids}::bigint[])`;

    return rows.length;
  });
}

async function notifyDecision(sql: TransactionSql, row: Unnotified) {
  const { user_id: userId, company, status, reasons, reason, decided_at: decidedAt } = row;
  const event = eventOf(row);
  if (userId === null || company === null || event === null) return;

  const grounds = groundsOf({ was_reported: false, found: [] });
  const appealEnd = appealUntil(decidedAt).toISOString();
  const statement = { grounds, appeal_until: appealEnd };
  const facts = { company, reasons, text: reason, ...(status === rejected && statement) };
  await notify(sql, [userId], { event, facts }, new Date(decidedAt.getTime() + undoMs));

  const recipient = await recipientOf(sql, userId);
  if (!recipient) return;

  const values = {
    company,
    decision: event,
    reasons,
    reason,
    ...(status === rejected && { statement: { grounds, appealUntil: appealEnd } }),
  };
  await queueMail(sql, { ...recipient, template: 'company-decision', values });
}
