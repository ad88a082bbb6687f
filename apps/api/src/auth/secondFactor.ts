import {
  Failure,
  type beginSecondFactor,
  type CallOutcome,
  type CallRequest,
  type confirmSecondFactor,
  type renewRecoveryCodes,
  type removeSecondFactor,
  type showSecondFactor,
} from '@volan/api-contract';
import { brands, userStatus } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { fieldFailure, tooMany } from '../platform/server/fieldFailure.ts';
import type { RateLimit } from '../platform/server/rateLimit.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { findById } from '../accounts/accounts.ts';
import type { AuthDeps } from './AuthDeps.ts';
import { readChallenge } from './challenge.ts';
import { requesterOf, isKnownDevice } from './knownDevices.ts';
import { proveOwner } from './ownProof.ts';
import { notify } from '../notifications/notify.ts';
import { queueMail } from '../platform/mail/queueMail.ts';
import { deviceOf } from './deviceOf.ts';
import { recipientOf } from '../accounts/mailRecipient.ts';
import { makeRecoveryCodes, consumeRecoveryCode } from './recoveryCodes.ts';
import { revokeSecondFactors, showSecondFactorIn } from './sessions.ts';
import { startSession } from './startSession.ts';
import { hasTotp, makeTotp, consumeTotp } from './totp.ts';

const isSixDigits = (code: string) => /^\d{6}$/.test(code.replaceAll(/\s/g, ''));

/** Whether a code of the app, or one of the recovery codes, is valid for an account. The code is used up. */
async function consumeCode({ keys, now }: AuthDeps, sql: Sql | TransactionSql, userId: number, code: string) {
  return isSixDigits(code)
    ? consumeTotp(sql, keys, { userId, code: code.replaceAll(/\s/g, ''), now: now(), confirmed: true })
    : consumeRecoveryCode(sql, keys, userId, code);
}

/**
 * The second step of a sign-in. Wrong codes are limited to five in 15 minutes for each device that the account knows,
 * and five for all other devices together, so that an attacker who knows the password cannot lock the owner out of
 * known devices. `sign-in-again`: the first step was too long ago, or its password was replaced.
 */
export async function passSecondStep(
  deps: AuthDeps,
  isTooMany: RateLimit,
  { challenge, code }: CallRequest<typeof showSecondFactor>,
  context: CallContext,
): Promise<CallOutcome<typeof showSecondFactor>> {
  const first = await readChallenge(deps.keys, challenge, deps.now());
  const account = first && (await findById(deps.sql, first.userId));
  if (!first || !account) return new Failure('sign-in-again');
  if (account.status === userStatus.banned || account.status === userStatus.deleted)
    return new Failure('sign-in-again');

  const known = await isKnownDevice(deps.sql, account.id, context);
  const counted = known ? `${account.id} ${requesterOf(context).toString('base64url')}` : String(account.id);
  if (await isTooMany(counted)) return tooMany();
  if (!(await consumeCode(deps, deps.sql, account.id, code))) return fieldFailure('code', 'code-wrong');

  await isTooMany.forgive(counted);
  const proven = { ...first, secondFactor: true };
  const session = await startSession(deps, context, proven);

  return session === null || session instanceof Failure ? new Failure('sign-in-again') : session;
}

/** Makes the secret for an authenticator app. Signing in asks for codes after the first code was entered. */
export async function beginTotp(
  deps: AuthDeps,
  isTooMany: RateLimit,
  { current_password: current }: CallRequest<typeof beginSecondFactor>,
  context: CallContext,
): Promise<CallOutcome<typeof beginSecondFactor>> {
  const account = await proveOwner(deps, isTooMany, current, context);
  if (account instanceof Failure) return account;
  if (await hasTotp(deps.sql, account.id)) return new Failure('conflict');

  const issuer = brands[context.brand].name;

  return makeTotp(deps.sql, deps.keys, { userId: account.id, issuer, label: account.email });
}

/** Switches the second step on with the first code of the app, and returns the recovery codes. */
export async function confirmTotp(
  { sql, keys, now }: AuthDeps,
  isTooMany: RateLimit,
  { code }: CallRequest<typeof confirmSecondFactor>,
  context: CallContext,
): Promise<CallOutcome<typeof confirmSecondFactor>> {
  const { actor, sessionId } = principalOf(context);
  if (await isTooMany(String(actor.id))) return tooMany();
  return sql.begin(async (transaction) => {
    const right = await consumeTotp(transaction, keys, { userId: actor.id, code, now: now(), confirmed: false });
    if (!right) return fieldFailure('code', 'code-wrong');

    await showSecondFactorIn(transaction, sessionId);
    await notifyOfSecondFactor(transaction, actor.id, true, context);

    return { recovery_codes: await makeRecoveryCodes(transaction, keys, actor.id) };
  });
}

/** Switches the second step off. The rights of an administrator are then inactive in every session. */
export async function removeTotp(
  deps: AuthDeps,
  isTooMany: RateLimit,
  { code }: CallRequest<typeof removeSecondFactor>,
  context: CallContext,
): Promise<CallOutcome<typeof removeSecondFactor>> {
  const { actor } = principalOf(context);
  if (await isTooMany(String(actor.id))) return tooMany();
  return deps.sql.begin(async (transaction) => {
    if (!(await consumeCode(deps, transaction, actor.id, code))) return fieldFailure('code', 'code-wrong');

    await transaction`delete from totp where user_id = ${actor.id}`;
    await transaction`delete from recovery_code where user_id = ${actor.id}`;
    await revokeSecondFactors(transaction, actor.id);
    await notifyOfSecondFactor(transaction, actor.id, false, context);

    return { removed: true as const };
  });
}

async function notifyOfSecondFactor(sql: TransactionSql, userId: number, on: boolean, { userAgent }: CallContext) {
  await notify(sql, [userId], { event: on ? 'second-factor-on' : 'second-factor-off' });
  const recipient = await recipientOf(sql, userId);
  if (!recipient) return;

  const values = { on, when: new Date().toISOString(), device: deviceOf(userAgent) };
  await queueMail(sql, { ...recipient, template: 'second-factor-changed', values });
}

/** Makes ten new recovery codes; the old ones are no longer valid. */
export async function replaceRecoveryCodes(
  deps: AuthDeps,
  isTooMany: RateLimit,
  { code }: CallRequest<typeof renewRecoveryCodes>,
  context: CallContext,
): Promise<CallOutcome<typeof renewRecoveryCodes>> {
  const { actor } = principalOf(context);
  if (await isTooMany(String(actor.id))) return tooMany();
  return deps.sql.begin(async (transaction) => {
    if (!(await consumeCode(deps, transaction, actor.id, code))) return fieldFailure('code', 'code-wrong');
    return { recovery_codes: await makeRecoveryCodes(transaction, deps.keys, actor.id) };
  });
}
