import { Failure, type OpenSession, type SecondFactorAsked } from '@volan/api-contract';
import type { CallContext } from '../platform/server/RequestContext.ts';
import { subscribeAtSignIn } from '../push/subscriptions.ts';
import type { AuthDeps } from './AuthDeps.ts';
import { signChallenge } from './challenge.ts';
import { clientOf, sendSession } from './sendSession.ts';
import { openSession } from './sessions.ts';
import { hasTotp } from './totp.ts';

/** Who has proven an account to be theirs, and by how much. */
export interface Proven {
  readonly userId: number;
  readonly remembered: boolean;
  /** Two factors were shown at once, as a passkey with a finger does, or the second step went well. */
  readonly secondFactor: boolean;
  /** The device that takes notifications from now on, as `POST /auth/subscribe` reads it. */
  readonly subscribe?: string | undefined;
}

/**
 * Opens the session of somebody who proved who they are. Where the account asks for a second step that was not shown, no
 * session is opened: the failure carries what the step is asked with.
 */
export async function startSession(
  deps: AuthDeps,
  context: CallContext,
  { userId, remembered, secondFactor, subscribe }: Proven,
): Promise<OpenSession | Failure<'second-factor', SecondFactorAsked>> {
  if (!secondFactor && (await hasTotp(deps.sql, userId))) {
    const challenge = await signChallenge(deps.keys, { userId, remembered }, deps.now());
    return new Failure('second-factor', { data: { challenge } });
  }
  const client = clientOf(deps, context);
  const session = await openSession(deps.sql, { userId, client, remembered, secondFactor });
  if (subscribe !== undefined) {
    const device = { userId, sessionId: session.sessionId, brand: client.brand };
    await subscribeAtSignIn({ sql: deps.sql, settings: deps.push }, device, subscribe);
  }
  return sendSession(deps, context, session);
}
