import { Failure, type CallOutcome, type CallRequest, type leaveUser, type signInAsUser } from '@volan/api-contract';
import { isRegionalAdministrator, userStatus } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { audit } from '../administration/audit.ts';
import { findManaged } from '../administration/findManaged.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import type { AuthDeps } from './AuthDeps.ts';
import { clientOf, sendSession } from './sendSession.ts';
import { endSession, openSession, resumeSession } from './sessions.ts';

/** Signs an administrator in as a user, and writes it down with the reason. The session ends with the administrator's own. [J12] */
export async function enterAsUser(
  deps: AuthDeps,
  { user_id: userId, reason }: CallRequest<typeof signInAsUser>,
  context: CallContext,
): Promise<CallOutcome<typeof signInAsUser>> {
  const { actor, sessionId } = principalOf(context);
  const opened = await deps.sql.begin(async (transaction) => {
    const user = await findManaged(transaction, 'users.impersonate', actor, userId, true);
    if (!user || user.status === userStatus.deleted) return new Failure<'not-found', null>('not-found');
    if (user.isAdministrator || user.status === userStatus.banned) return new Failure<'forbidden', null>('forbidden');
    if (isRegionalAdministrator(actor) && (await actsAbroad(transaction, userId, actor.countryId))) {
      return new Failure<'forbidden', null>('forbidden');
    }
    await audit(transaction, actor.id, 'user.impersonated', userId, { reason });
    const impersonator = { userId: actor.id, sessionId };
    return openSession(transaction, { userId, client: clientOf(deps, context), remembered: false, impersonator });
  });
  return opened instanceof Failure ? opened : sendSession(deps, context, opened);
}

/** Whether somebody acts for a company of another country: a regional administrator would reach what is not of the own one. [H04] */
async function actsAbroad(sql: TransactionSql, userId: number, countryId: number | null): Promise<boolean> {
  const abroad = await sql`
    select from company_member member join company on company.id = company_id
    where member.user_id = ${userId} and company.country_id is distinct from ${countryId} limit 1`;
  return abroad.length > 0;
}

/** Leads the administrator back to the own session, as long as that stands. [J12] */
export async function returnFromUser(deps: AuthDeps, context: CallContext): Promise<CallOutcome<typeof leaveUser>> {
  const { actor, sessionId, impersonatorId, parentSessionId } = principalOf(context);
  if (impersonatorId === null || parentSessionId === null) return new Failure('not-found');
  const own = await deps.sql.begin(async (transaction) => {
    await endSession(transaction, actor.id, sessionId, 'signed-out');
    await audit(transaction, impersonatorId, 'user.left', actor.id);
    return resumeSession(transaction, parentSessionId);
  });
  if (own) return sendSession(deps, context, own);
  context.session.clear();
  return null;
}
