import { userStatus } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { queueMail } from '../platform/mail/queueMail.ts';
import type { CallContext } from '../platform/server/RequestContext.ts';
import type { RateLimit } from '../platform/server/rateLimit.ts';
import { tooMany } from '../platform/server/fieldFailure.ts';
import { findByEmail, lockByEmail, type Credentials } from '../accounts/accounts.ts';
import type { AuthDeps } from './AuthDeps.ts';
import type { CodeLimits } from './codeLimits.ts';
import { requesterOf } from './knownDevices.ts';
import { codeMinutes, maxTries } from './oneTimeCodes.ts';

/** Whether an account exists and may be signed in to. */
export const isOpen = (account: Credentials | null): account is Credentials =>
  account !== null && account.status !== userStatus.banned && account.status !== userStatus.deleted;

/** Thrown to roll back the transaction of a mail that is not sent. */
class NotMailed extends Error {}

/**
 * Mails a sign-in code to a user who gave the right password while unknown devices have used up the tries. These mails
 * have a limit of their own, which only right passwords use up. The code stays valid in its browser, so a repeated
 * password sends no second one.
 *
 * A wrong password does the same work and rolls it back, so the response time tells nothing. Both begin to count the
 * wrong codes of the browser again: the code may be a new one, and the count must not tell which password was right.
 */
export async function mailCodeToProven(
  { sql, codes }: AuthDeps,
  { isTooMany, renewTries }: { readonly isTooMany: RateLimit } & Pick<CodeLimits, 'renewTries'>,
  { email, proven }: { readonly email: string; readonly proven: boolean },
  context: CallContext,
): Promise<void> {
  const { brand, language } = context;
  const asker = requesterOf(context, context.session.giveDevice(false));
  const purpose = 'sign-in';
  await renewTries(email, asker);

  const hasCode = async (reader: Sql | TransactionSql, userId: number | null) => {
    const [standing] = await reader`
      select from one_time_code
      where user_id = ${userId} and purpose = ${purpose} and asker = ${asker} and expires_at > now()
        and tries < ${maxTries}`;
    return standing !== undefined;
  };
  const found = await findByEmail(sql, email);
  const foundId = isOpen(found) ? found.id : null;
  const isNeeded = proven && foundId !== null && !(await hasCode(sql, foundId));
  // before the transaction: the limit has a connection of its own
  const isOver = await isTooMany(isNeeded ? email : `not mailed ${email}`);

  try {
    await sql.begin(async (transaction) => {
      const account = await lockByEmail(transaction, email);
      const userId = isOpen(account) ? account.id : null;
      const hasOne = await hasCode(transaction, userId);
      const mayMail = isNeeded && userId !== null && !hasOne;
      const code = userId === null ? '' : await codes.make(transaction, userId, purpose, { asker });
      const values = { code, minutes: codeMinutes };
      await queueMail(transaction, { to: email, brand, language, template: 'sign-in-code', values });
      if (!mayMail || isOver) throw new NotMailed();
    });
  } catch (error) {
    if (!(error instanceof NotMailed)) throw error;
  }
}

/**
 * Mails a code to an address, if an account has it. If not, the same rows are written and deleted again, so that
 * neither the response nor its duration shows whether there is an account. The code only works in the browser that
 * asked for it. That browser gets an id that identifies it.
 */
export async function mailCode(
  { sql, codes }: AuthDeps,
  limits: CodeLimits,
  purpose: 'reset-password' | 'sign-in',
  email: string,
  context: CallContext,
) {
  const userId = (await findByEmail(sql, email))?.id ?? 0;
  if (await limits.isTooManyAsks(userId, context)) return tooMany();

  const { brand, language } = context;
  const asker = requesterOf(context, context.session.giveDevice(false));
  if (await limits.isTooManyMails(userId, email, context)) return { sent: true as const };

  await limits.renewTries(email, asker);

  const template = purpose === 'sign-in' ? 'sign-in-code' : purpose;
  await sql.begin(async (transaction) => {
    const account = await lockByEmail(transaction, email);
    const code = isOpen(account) ? await codes.make(transaction, account.id, purpose, { asker }) : '';
    await queueMail(transaction, { to: email, brand, language, template, values: { code, minutes: codeMinutes } });
    if (!isOpen(account)) await transaction`delete from mail where recipient = ${email} and content ->> 'code' = ''`;
  });

  return { sent: true as const };
}
