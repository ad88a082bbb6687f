import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type claimCompany,
  type releaseCompany,
} from '@volan/api-contract';
import { markAudited } from '../../platform/server/auditScope.ts';
import { principalOf, type CallContext } from '../../platform/server/RequestContext.ts';
import { releaseCase, claimCase } from '../claims.ts';
import type { ModerationDeps } from '../ModerationDeps.ts';
import { caseOfCompany, findManagedCompany } from './managedCompany.ts';

/** Claims a company for five minutes. [M05, P55] */
export function claimCaseOfCompany(
  { sql, now }: Pick<ModerationDeps, 'sql' | 'now'>,
  { id }: CallRequest<typeof claimCompany>,
  context: CallContext,
): Promise<CallOutcome<typeof claimCompany>> {
  const { actor } = principalOf(context);

  return sql.begin(async (transaction): Promise<CallOutcome<typeof claimCompany>> => {
    if (!(await findManagedCompany(transaction, actor, id))) return new Failure<'not-found', null>('not-found');

    // claims are not written to the audit log
    markAudited();
    const taken = await claimCase(transaction, caseOfCompany(id), actor.id, new Date(now()));

    return taken ?? new Failure<'conflict', null>('conflict');
  });
}

/** Releases a company. [M05, P55] */
export function releaseCaseOfCompany(
  { sql, now }: Pick<ModerationDeps, 'sql' | 'now'>,
  { id, skipped = false }: CallRequest<typeof releaseCompany>,
  context: CallContext,
): Promise<CallOutcome<typeof releaseCompany>> {
  const { actor } = principalOf(context);

  return sql.begin(async (transaction): Promise<CallOutcome<typeof releaseCompany>> => {
    if (!(await findManagedCompany(transaction, actor, id))) return new Failure<'not-found', null>('not-found');

    markAudited();
    await releaseCase(transaction, caseOfCompany(id), actor.id, { skipped, now: new Date(now()) });

    return { released: true };
  });
}
