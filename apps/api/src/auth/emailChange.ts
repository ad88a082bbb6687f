import { Failure, type CallOutcome, type CallRequest, type changeEmail } from '@volan/api-contract';
import type { TransactionSql } from 'postgres';
import { findByEmail, isEmailTaken, isReservedEmail, lockById, type Credentials } from '../accounts/accounts.ts';
import { confirmAddress } from '../accounts/confirmAddress.ts';
import { queueMail } from '../platform/mail/queueMail.ts';
import { fieldFailure, tooMany } from '../platform/server/fieldFailure.ts';
import type { RateLimit, RateLimits } from '../platform/server/rateLimit.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { isBannedEmail } from '../shield/bansInForce.ts';
import type { AuthDeps } from './AuthDeps.ts';
import { endSessions } from './endSessions.ts';
import { codeMinutes, type OneTimeCodes } from './oneTimeCodes.ts';
import { proveOwner } from './ownProof.ts';
import { notifyOfTakenEmail } from './registration.ts';
import { validSessions } from './validSessions.ts';

type Input = CallRequest<typeof changeEmail>;
type Outcome = CallOutcome<typeof changeEmail>;

const anHour = 3600;

/** Limits of changing the address of an account. */
export interface EmailChangeLimits {
  /** Wrong passwords of an account. */
  readonly proofs: RateLimit;
  /** Mails that one account asks for. */
  readonly mails: RateLimit;
  /** Mails to one new address, from all accounts together. */
  readonly mailsToAddress: RateLimit;
}

/** In an hour: five mails that an account asks for, three to one address. */
export const emailChangeLimits = (limits: RateLimits, proofs: RateLimit): EmailChangeLimits => ({
  proofs,
  mails: limits({ name: 'change-email', max: 5, withinSeconds: anHour }),
  mailsToAddress: limits({ name: 'change-email-address', max: 3, withinSeconds: anHour }),
});

/** Mails the codes that confirm another address of an account, or changes it by these codes. [M03] */
export function changeOwnEmail(
  deps: AuthDeps,
  limits: EmailChangeLimits,
  input: Input,
  context: CallContext,
): Promise<Outcome> {
  return input.code === undefined && input.present_code === undefined
    ? mailCodes(deps, limits, input, context)
    : changeByCodes(deps, input, context);
}

/** The owner proves the password. Then the new address gets a code, and the present one another with a warning. */
async function mailCodes(
  { sql, codes, now }: AuthDeps,
  limits: EmailChangeLimits,
  { email, current_password: current }: Input,
  context: CallContext,
): Promise<Outcome> {
  const account = await proveOwner({ sql, now }, limits.proofs, current, context);
  if (account instanceof Failure) return account;
  if (email === account.email) return fieldFailure('email', 'email-unchanged');
  if (isReservedEmail(email)) return fieldFailure('email', 'email');
  if ((await limits.mails(String(account.id))) || (await limits.mailsToAddress(email))) return tooMany();

  const isTaken = (await findByEmail(sql, email)) !== null || (await isBannedEmail(sql, email));
  const { brand, language } = context;
  await sql.begin(async (transaction) => {
    const present = (await lockById(transaction, account.id)) ?? account;
    const code = await codes.make(transaction, account.id, 'change-email', { target: email });
    const shared = { brand, language, template: 'change-email' } as const;
    const values = { email, minutes: codeMinutes };
    // a mail for each case, so that the response takes the same time
    if (isTaken) await notifyOfTakenEmail(transaction, email);
    else await queueMail(transaction, { ...shared, to: email, values: { ...values, code, isPresent: false } });

    if (!present.emailVerified) return;

    const presentCode = await codes.make(transaction, account.id, 'change-email-present', { target: email });
    await queueMail(transaction, {
      ...shared,
      to: present.email,
      values: { ...values, code: presentCode, isPresent: true },
    });
  });

  return { changed: false };
}

/** Changes the address by the codes; another account may have taken it meanwhile. */
async function changeByCodes({ sql, codes }: AuthDeps, input: Input, context: CallContext): Promise<Outcome> {
  const { actor, sessionId } = principalOf(context);
  try {
    return await sql.begin(async (transaction): Promise<Outcome> => {
      const account = await lockById(transaction, actor.id);
      if (!account || !(await validSessions(transaction, [sessionId])).has(sessionId)) {
        return new Failure<'unauthenticated', null>('unauthenticated');
      }
      const faults = await useCodes(transaction, codes, account, input);
      if (faults) return new Failure<'validation', null>('validation', { errors: faults });

      await storeEmail(transaction, account.id, input.email);
      await endSessions(transaction, account.id, 'ended', sessionId);

      return { changed: true };
    });
  } catch (error) {
    // who has the code owns the address, and may know
    if (isEmailTaken(error)) return fieldFailure('email', 'email-taken');
    throw error;
  }
}

/** Uses up the codes if all of them are right; else the errors by field. A wrong one counts as a try of each. */
async function useCodes(
  sql: TransactionSql,
  codes: OneTimeCodes,
  { id, emailVerified }: Credentials,
  { email, code = '', present_code: presentCode = '' }: Input,
): Promise<Record<string, string[]> | null> {
  const target = { target: email };
  const given = [
    ['code', 'change-email', code],
    ...(emailVerified ? ([['present_code', 'change-email-present', presentCode]] as const) : []),
  ] as const;

  const faults: Record<string, string[]> = {};
  for (const [field, purpose, typed] of given) {
    const verdict = await codes.check(sql, id, purpose, typed, target);
    if (verdict !== 'right') faults[field] = [verdict];
  }
  if (Object.keys(faults).length > 0) return faults;

  for (const [field, purpose, typed] of given) {
    const { verdict } = await codes.use(sql, id, purpose, typed, target);
    if (verdict !== 'right') faults[field] = [verdict];
  }

  return Object.keys(faults).length > 0 ? faults : null;
}

/** Stores a confirmed address. Codes that were mailed to the earlier one are no longer valid. */
async function storeEmail(sql: TransactionSql, userId: number, email: string) {
  await sql`
    update users set email = ${email}, email_verified_at = case when email_verified_at is not null then now() end
    where id = ${userId}`;
  await confirmAddress(sql, userId);
  await sql`delete from one_time_code where user_id = ${userId} and purpose <> 'verify-phone'`;
}
