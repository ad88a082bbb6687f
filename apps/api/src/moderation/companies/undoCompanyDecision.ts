import { Failure, type CallOutcome, type CallRequest, type undoCompanyDecision } from '@volan/api-contract';
import type { TransactionSql } from 'postgres';
import { storeNames } from '../../companies/changeCompany.ts';
import type { CompanyRow } from '../../companies/ownCompany.ts';
import { audit } from '../../platform/audit/audit.ts';
import { principalOf, type CallContext } from '../../platform/server/RequestContext.ts';
import { undoMs } from '../decisions.ts';
import type { ModerationDeps } from '../ModerationDeps.ts';
import { companyDecisionNames, type CompanyBefore, type CompanyDecisionStatus } from './companyDecisions.ts';
import { findManagedCompany, lockManagedCompany, presentManaged } from './managedCompany.ts';

type Outcome = CallOutcome<typeof undoCompanyDecision>;

/** Undoes the last decision about a company, and restores its data, its review and "verified". [M05, P55] */
export function undoDecisionAboutCompany(
  { sql, now }: Pick<ModerationDeps, 'sql' | 'now'>,
  { id }: CallRequest<typeof undoCompanyDecision>,
  context: CallContext,
): Promise<Outcome> {
  const { actor } = principalOf(context);
  const moment = new Date(now());

  return sql.begin(async (transaction): Promise<Outcome> => {
    const row = await lockManagedCompany(transaction, actor, id);
    if (!row) return new Failure<'not-found', null>('not-found');

    const decision = await findUndoable(transaction, id, actor.id, moment);
    if (!decision) return new Failure<'conflict', null>('conflict');

    await restore(transaction, row, decision.before);
    await transaction`update ad_decision set undone_at = ${moment}, before = null where id = ${decision.id}`;
    const name = companyDecisionNames[decision.status];
    const change = {
      entity: 'company',
      id,
      before: { status: decision.status },
      after: { status: decision.old_status },
    };
    await audit(transaction, actor.id, 'company.decision-undone', row.user_id, { decision: name }, change);
    const restored = await findManagedCompany(transaction, actor, id);

    return restored
      ? presentManaged(transaction, restored, actor, moment)
      : new Failure<'not-found', null>('not-found');
  });
}

interface UndoableRow {
  readonly id: number;
  readonly old_status: number;
  readonly status: CompanyDecisionStatus;
  readonly before: CompanyBefore;
}

/** The last decision about a company, if the caller made it within the time for an undo and nothing changed since. */
async function findUndoable(sql: TransactionSql, companyId: number, moderator: number, now: Date) {
  const [last] = await sql<(UndoableRow & { readonly isOpen: boolean })[]>`
    select decision.id, old_status, decision.status, before,
      decided_by = ${moderator} and before is not null and told_at is null and undone_at is null
        and decided_at > ${new Date(now.getTime() - undoMs)} and ad_version = updated_at as "isOpen"
    from ad_decision decision join company on company.id = company_id
    where company_id = ${companyId} order by decision.id desc limit 1 for update of decision`;
  return last?.isOpen === true ? last : null;
}

async function restore(sql: TransactionSql, row: CompanyRow, before: CompanyBefore) {
  const { company, review, verified, verified_until: until, account_name: name } = before;
  await storeNames(sql, { id: row.id, ...company }, row.city);
  await sql`update company set status = ${company.status} where id = ${row.id}`;
  await sql`
    update users set verified = ${verified}, verified_until = ${until}::timestamptz, name = coalesce(${name ?? null}, name)
    where id = ${row.user_id}`;
  await sql`delete from company_review where company_id = ${row.id}`;
  if (review) {
    await sql`
      insert into company_review
      select * from jsonb_populate_record(null::company_review, ${sql.json(review)}::jsonb)`;
  }
}
