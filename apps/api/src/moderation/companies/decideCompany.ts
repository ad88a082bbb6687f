import { Failure, type CallOutcome, type CallRequest, type decideCompany } from '@volan/api-contract';
import { companyReasons, listingStatus, type Actor, type CompanyReasonName } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import type { CompanyRow } from '../../companies/ownCompany.ts';
import { audit } from '../../platform/audit/audit.ts';
import { fieldFailure } from '../../platform/server/fieldFailure.ts';
import { principalOf, type CallContext } from '../../platform/server/RequestContext.ts';
import { endClaim, claimedByOther } from '../claims.ts';
import { undoMs } from '../decisions.ts';
import type { ModerationDeps } from '../ModerationDeps.ts';
import { wordsFor } from '../templates.ts';
import {
  applyApproval,
  closeReview,
  companyBefore,
  companyDecisionNames,
  decidedFrom,
  saveCompanyDecision,
  setVerified,
  type CompanyDecisionStatus,
} from './companyDecisions.ts';
import { caseOfCompany, findManagedCompany, lockManagedCompany, presentManaged } from './managedCompany.ts';

type Input = CallRequest<typeof decideCompany>;
type Outcome = CallOutcome<typeof decideCompany>;

const { pending, active, rejected } = listingStatus;

/** Whether a user acts for a company: nobody decides about their own one. */
const isOwn = ({ id, memberships = [] }: Actor, row: CompanyRow) =>
  row.user_id === id || memberships.some(({ accountId }) => accountId === row.user_id);

/** Whether the state of a company allows a decision. */
function isAllowed(row: CompanyRow, { status, verified }: Input): boolean {
  if (row.status === 2) return false;
  if (row.waiting_since !== null) return true;

  return status === active && row.status === 1 && verified !== undefined;
}

/**
 * Decides about new or changed data of a company in one transaction, with an entry in the audit log. An approved company
 * is public at once; it is notified when the decision can no longer be undone. Moderators cannot decide about their own
 * companies, about companies that another moderator has claimed, or about data that they have not seen. [M12, P55]
 */
export function decideAboutCompany(
  { sql, now }: Pick<ModerationDeps, 'sql' | 'now'>,
  input: Input,
  context: CallContext,
): Promise<Outcome> | Outcome {
  const { actor } = principalOf(context);
  const { id, status, reason: words = '', template } = input;
  const reasons = status === rejected ? companyReasons.filter((each) => input.reasons?.includes(each)) : [];
  const hasWords = words !== '' || template !== undefined;
  if (status !== active && !hasWords && reasons.length === 0) return fieldFailure('reason', 'required');

  const moment = new Date(now());

  return sql.begin(async (transaction): Promise<Outcome> => {
    const row = await lockManagedCompany(transaction, actor, id);
    if (!row) return new Failure<'not-found', null>('not-found');
    if (isOwn(actor, row)) return new Failure<'forbidden', null>('forbidden');

    const held = await claimedByOther(transaction, caseOfCompany(id), actor.id, moment);
    if (held) return held;
    if (row.version !== input.version || !isAllowed(row, input)) return new Failure<'conflict', null>('conflict');

    const answer = { kind: 'company', userId: row.user_id, ...(template !== undefined && { template }) } as const;
    const reason = await wordsFor(transaction, answer, words);
    if (reason === null) return fieldFailure('template', 'value');

    const decision = { status, reasons, reason, verified: input.verified };
    await store(transaction, row, { actor, decision, now: moment });
    const decided = await findManagedCompany(transaction, actor, id);
    if (!decided) return new Failure<'not-found', null>('not-found');

    return {
      company: await presentManaged(transaction, decided, actor, moment),
      undo_until: new Date(moment.getTime() + undoMs).toISOString(),
    };
  });
}

interface Decision {
  readonly status: CompanyDecisionStatus;
  readonly reasons: readonly CompanyReasonName[];
  readonly reason: string;
  readonly verified: boolean | undefined;
}

interface Decided {
  readonly actor: Actor;
  readonly decision: Decision;
  readonly now: Date;
}

async function store(sql: TransactionSql, row: CompanyRow, { actor, decision, now }: Decided) {
  const { status, reasons, reason } = decision;
  const before = await companyBefore(sql, row.id);
  await apply(sql, row, { actor, decision, now });
  await endClaim(sql, caseOfCompany(row.id));

  const from = decidedFrom(row);
  const history = { companyId: row.id, moderator: actor.id, from, to: status, reasons, reason, before };
  await saveCompanyDecision(sql, { ...history, waitingSince: row.waiting_since }, now);

  const name = companyDecisionNames[status];
  const details = { company: row.name, reasons: reasons.join(), reason };
  const { verified = row.verified } = status === active ? decision : {};
  const change = {
    entity: 'company',
    id: row.id,
    before: { status: from, verified: row.verified },
    after: { status, verified },
  };
  await audit(sql, actor.id, `company.${name}`, row.user_id, details, change);
}

async function apply(sql: TransactionSql, row: CompanyRow, { actor, decision, now }: Decided) {
  const { status, reasons, reason, verified } = decision;
  if (status === active) {
    await applyApproval(sql, row, actor.id, now);
    if (verified !== undefined) await setVerified(sql, row.user_id, verified, now);
  } else if (status === pending) {
    await sql`
      update company_review set question = ${reason}, answered = '', answer = '', answered_at = null,
        decided_by = ${actor.id}, decided_at = ${now}
      where company_id = ${row.id}`;
  } else {
    const refusal = { changes: row.changes, refusedFor: reasons, reason };
    await closeReview(sql, row.id, { moderator: actor.id, now, ...refusal });
  }
  // the version moves on, so that an undo notices later changes
  await sql`update company set updated_at = now() where id = ${row.id}`;
}
