import { Failure, type CallOutcome, type CallRequest, type leaveUser, type signInAsUser } from '@volan/api-contract';
import { userStatus } from '@volan/domain-rules';
import { audit } from '../platform/audit/audit.ts';
import { findManaged, wouldReachAbroad } from '../accounts/findManaged.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import type { AuthDeps } from './AuthDeps.ts';
import { clientOf, sendSession } from './sendSession.ts';
import { endSession } from './endSessions.ts';
import { openSession, resumeSession } from './sessions.ts';

/**
 * Signs an administrator in as a user, and audits it with the reason. The session ends with the administrator's own.
 * [J12]
 */
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
    if (await wouldReachAbroad(transaction, actor, userId)) return new Failure<'forbidden', null>('forbidden');

    await audit(transaction, actor.id, 'user.impersonated', userId, { reason });
    const impersonator = { userId: actor.id, sessionId };

    return openSession(transaction, { userId, client: clientOf(deps, context), remembered: false, impersonator });
  });
  return opened instanceof Failure ? opened : sendSession(deps, context, opened);
}

/** Ends the session as the user and resumes the administrator's own session, if that is still valid. [J12] */
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
