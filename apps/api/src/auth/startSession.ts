import { Failure, type OpenSession, type SecondFactorAsked } from '@volan/api-contract';
import { userStatus } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import type { CallContext } from '../platform/server/RequestContext.ts';
import { subscribeAtSignIn } from '../push/subscriptions.ts';
import type { AuthDeps } from './AuthDeps.ts';
import { signChallenge } from './challenge.ts';
import { digestOfHash } from './passwords.ts';
import { clientOf, sendSession } from './sendSession.ts';
import { openSession } from './sessions.ts';
import { hasTotp } from './totp.ts';

/** A user who has proven that an account is theirs, and how they proved it. */
export interface AuthenticationProof {
  readonly userId: number;
  readonly remembered: boolean;
  /** Two factors were shown at once, as a passkey with a fingerprint does, or the second step succeeded. */
  readonly secondFactor: boolean;
  /** Digest of the hash of the password that was shown; absent: it was proven another way. */
  readonly password?: string | undefined;
  /** The device that takes notifications from now on, as `POST /auth/subscribe` reads it. */
  readonly subscribe?: string | undefined;
}

/**
 * Opens the session of somebody who proved who they are. If the account requires a second step that was not shown, no
 * session is opened, and the failure carries the token for that step. Null if the password was replaced meanwhile, or
 * the account closed.
 */
export async function startSession(
  deps: AuthDeps,
  context: CallContext,
  { userId, remembered, secondFactor, password, subscribe }: AuthenticationProof,
): Promise<OpenSession | Failure<'second-factor', SecondFactorAsked> | null> {
  if (!secondFactor && (await hasTotp(deps.sql, userId))) {
    const challenge = await signChallenge(
      deps.keys,
      { userId, remembered, ...(password !== undefined && { password }) },
      deps.now(),
    );
    return new Failure('second-factor', { data: { challenge } });
  }
  const client = clientOf(deps, context);
  const session = await deps.sql.begin(async (sql) => {
    // replacing the password and closing the account end the sessions under the same lock
    const [open] =
      await sql`select from users where id = ${userId} and status < ${userStatus.banned} for no key update`;
    if (!open || (password !== undefined && password !== (await digestOfPassword(sql, userId)))) return null;
    return openSession(sql, { userId, client, remembered, secondFactor });
  });
  if (!session) return null;
  if (subscribe !== undefined) {
    const device = { userId, sessionId: session.sessionId, brand: client.brand };
    await subscribeAtSignIn({ sql: deps.sql, settings: deps.push }, device, subscribe);
  }

  return sendSession(deps, context, session);
}

async function digestOfPassword(sql: TransactionSql, userId: number): Promise<string | null> {
  const [row] = await sql<{ hash: string }[]>`select hash from user_password where user_id = ${userId}`;
  return row ? digestOfHash(row.hash) : null;
}
