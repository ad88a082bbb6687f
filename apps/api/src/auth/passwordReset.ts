import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type changePassword,
  type forgotPassword,
  type resetPassword,
  type verifyResetCode,
} from '@volan/api-contract';
import { userStatus } from '@volan/domain-rules';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import { queueMail } from '../platform/mail/queueMail.ts';
import type { RateLimit } from '../platform/server/rateLimit.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { findByEmail, markEmailVerified, setPassword, type Credentials } from './accounts.ts';
import type { AuthDeps } from './AuthDeps.ts';
import { deviceOf } from './deviceOf.ts';
import { codeMinutes } from './oneTimeCodes.ts';
import { proveOwner } from './ownProof.ts';
import { hashPassword, isWeakPassword } from './passwords.ts';
import { endSessions } from './sessions.ts';

/** Accounts that may get a new password: whoever may sign in. */
const isOpen = (account: Credentials | null): account is Credentials =>
  account !== null && account.status !== userStatus.banned && account.status !== userStatus.deleted;

/** Mails a code. Nobody learns from the answer whether there is an account. [J08, G04] */
export async function mailResetCode(
  { sql, codes }: AuthDeps,
  isTooMany: RateLimit,
  { email }: CallRequest<typeof forgotPassword>,
  { brand, language }: CallContext,
): Promise<CallOutcome<typeof forgotPassword>> {
  const account = await findByEmail(sql, email);
  const isTooOften = await isTooMany(email);
  if (isOpen(account) && !isTooOften) {
    await sql.begin(async (transaction) => {
      const code = await codes.make(transaction, account.id, 'reset-password');
      const values = { code, minutes: codeMinutes };
      await queueMail(transaction, { to: email, brand, language, template: 'reset-password', values });
    });
  }
  return { sent: true };
}

/** Whether a mailed code is right. Where there is no account it is wrong, as any other. [J09] */
export async function checkResetCode(
  { sql, codes }: AuthDeps,
  { email, code }: CallRequest<typeof verifyResetCode>,
): Promise<CallOutcome<typeof verifyResetCode>> {
  const account = await findByEmail(sql, email);
  const verdict = await codes.check(sql, account?.id ?? 0, 'reset-password', code);
  return verdict === 'right' ? { valid: true } : fieldFailure('code', verdict);
}

/**
 * Sets a new password with a mailed code. The mail proves the address: what an account that was never verified had before
 * (password, sessions) was perhaps somebody else's, and ends with it. [J10]
 */
export async function setPasswordByCode(
  { sql, codes }: AuthDeps,
  { email, code, password }: CallRequest<typeof resetPassword>,
  context: CallContext,
): Promise<CallOutcome<typeof resetPassword>> {
  const account = await findByEmail(sql, email);
  // before the code: who has to choose another password keeps it
  if (isWeakPassword(password, { email, name: account?.name ?? '' })) return fieldFailure('password', 'password-weak');
  const hash = await hashPassword(password);
  return sql.begin(async (transaction) => {
    const { verdict } = await codes.use(transaction, isOpen(account) ? account.id : 0, 'reset-password', code);
    if (verdict !== 'right' || !account) return fieldFailure('code', verdict === 'right' ? 'code-wrong' : verdict);
    await setPassword(transaction, account.id, hash);
    await markEmailVerified(transaction, account.id);
    await endSessions(transaction, account.id, 'password');
    await tellOfChange(transaction, account, context);
    return { changed: true } as const;
  });
}

/** Sets another password; who signed in long ago has to know the current one. All other sessions end. [J07, T17] */
export async function changeOwnPassword(
  { sql, now }: AuthDeps,
  isTooMany: RateLimit,
  { password, current_password: current }: CallRequest<typeof changePassword>,
  context: CallContext,
): Promise<CallOutcome<typeof changePassword>> {
  const account = await proveOwner({ sql, now }, isTooMany, current, context);
  if (account instanceof Failure) return account;
  if (isWeakPassword(password, account)) return fieldFailure('password', 'password-weak');
  const hash = await hashPassword(password);
  await sql.begin(async (transaction) => {
    await setPassword(transaction, account.id, hash);
    await endSessions(transaction, account.id, 'password', principalOf(context).sessionId);
    await tellOfChange(transaction, account, context);
  });
  return { changed: true };
}

function tellOfChange(
  sql: Parameters<typeof queueMail>[0],
  { email }: Credentials,
  { brand, language, userAgent }: CallContext,
) {
  const values = { when: new Date().toISOString(), device: deviceOf(userAgent) };
  return queueMail(sql, { to: email, brand, language, template: 'password-changed', values });
}
