import {
  Failure,
  type CallOutcome,
  type CallRequest,
  type changePassword,
  type resetPassword,
  type verifyResetCode,
} from '@volan/api-contract';
import type { TransactionSql } from 'postgres';
import { fieldFailure, tooMany } from '../platform/server/fieldFailure.ts';
import type { RateLimit } from '../platform/server/rateLimit.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { findByEmail, lockById, setPassword, type Credentials } from '../accounts/accounts.ts';
import type { AuthDeps } from './AuthDeps.ts';
import { deviceOf } from './deviceOf.ts';
import { wrongCode, type CodeLimits } from './codeLimits.ts';
import { requesterOf, rememberDevice } from './knownDevices.ts';
import { isOpen } from './mailedCode.ts';
import { notifyPasswordChange } from './notifyPasswordChange.ts';
import { proveOwner } from './ownProof.ts';
import { hashPassword, isWeakPassword } from './passwords.ts';
import { proveAddress } from './provenAddress.ts';
import { endSessions } from './endSessions.ts';
import { validSessions } from './validSessions.ts';

/** Whether a mailed code is right. Without an account or a code the answer is the same as for a wrong code. [J09] */
export async function checkResetCode(
  { sql, codes }: AuthDeps,
  limits: CodeLimits,
  { email, code }: CallRequest<typeof verifyResetCode>,
  context: CallContext,
): Promise<CallOutcome<typeof verifyResetCode>> {
  const account = await findByEmail(sql, email);
  const userId = account?.id ?? 0;
  if (await limits.isTooManyTries(userId, context)) return tooMany();

  const verdict = await codes.check(sql, userId, 'reset-password', code, { asker: requesterOf(context) });

  return verdict === 'right' ? { valid: true } : wrongCode(limits, email, context);
}

/**
 * Sets a new password with a mailed code. The mail proves the address. If the account was never verified, its earlier
 * password, passkeys and sessions may belong to somebody else, so they end. The browser is a known device from now on:
 * strangers who use up the tries of the account do not keep its owner from signing in with the new password. [J10, M61]
 */
export async function setPasswordByCode(
  { sql, codes }: AuthDeps,
  limits: CodeLimits,
  { email, code, password }: CallRequest<typeof resetPassword>,
  context: CallContext,
): Promise<CallOutcome<typeof resetPassword>> {
  const found = await findByEmail(sql, email);
  const userId = isOpen(found) ? found.id : 0;
  if (await limits.isTooManyTries(userId, context)) return tooMany();
  // before the code is used: a user who has to choose another password can use the same code again
  if (isWeakPassword(password, { email, name: '' })) return fieldFailure('password', 'password-weak');

  const hash = await hashPassword(password);

  const changed = await sql.begin(async (transaction) => {
    const account = await lockById(transaction, userId);
    const asker = requesterOf(context);
    const checked = await codes.check(transaction, userId, 'reset-password', code, { asker });
    if (checked !== 'right' || !account) return 'wrong' as const;
    // only after the code is checked: this failure would reveal the name of an account, and that there is one
    if (isWeakPassword(password, account)) return fieldFailure('password', 'password-weak');

    const { verdict } = await codes.use(transaction, userId, 'reset-password', code, { asker });
    if (verdict !== 'right') return 'wrong' as const;

    await proveAddress(transaction, account.id);
    await setPassword(transaction, account.id, hash);
    await endSessions(transaction, account.id, 'password');
    await rememberDevice(transaction, account.id, context, false);

    return { changed: true as const, passkeys: await notifyOfPasswordChange(transaction, account, context) };
  });

  return changed === 'wrong' ? wrongCode(limits, email, context) : changed;
}

/**
 * Sets another password. Users who signed in long ago must give the current one. All other sessions end. If two changes
 * happen at once, the second is refused. [J07, T17]
 */
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
  const { sessionId } = principalOf(context);

  return sql.begin(async (transaction) => {
    const now = await lockById(transaction, account.id);
    // if two changes come at once, the first one ended the session of the other, or replaced the password that it was
    // proven with
    if (!(await validSessions(transaction, [sessionId])).has(sessionId))
      return new Failure<'unauthenticated', null>('unauthenticated');
    if (current !== undefined && now?.hash !== account.hash) return fieldFailure('current_password', 'password-wrong');

    await setPassword(transaction, account.id, hash);
    await endSessions(transaction, account.id, 'password', sessionId);
    await notifyOfPasswordChange(transaction, account, context);

    return { changed: true as const };
  });
}

function notifyOfPasswordChange(
  sql: TransactionSql,
  { id, email }: Credentials,
  { brand, language, userAgent }: CallContext,
): Promise<number> {
  return notifyPasswordChange(sql, id, { to: email, brand, language }, deviceOf(userAgent));
}
