import { userStatus } from '@volan/domain-rules';
import { queueMail } from '../platform/mail/queueMail.ts';
import type { RateLimit } from '../platform/server/rateLimit.ts';
import type { CallContext } from '../platform/server/RequestContext.ts';
import { findByEmail, type Credentials } from './accounts.ts';
import type { AuthDeps } from './AuthDeps.ts';
import { codeMinutes } from './oneTimeCodes.ts';

/** Accounts that may be entered. */
export const isOpen = (account: Credentials | null): account is Credentials =>
  account !== null && account.status !== userStatus.banned && account.status !== userStatus.deleted;

/**
 * Mails a code to an address, if an account has it. Where none has, the same is written and taken back, so that neither
 * the answer nor its time tells of accounts.
 *
 * @param isTooMany counts the mails of an address
 */
export async function mailCode(
  { sql, codes }: AuthDeps,
  isTooMany: RateLimit,
  purpose: 'reset-password' | 'sign-in',
  email: string,
  { brand, language }: CallContext,
): Promise<{ readonly sent: true }> {
  const account = await findByEmail(sql, email);
  if (await isTooMany(email)) return { sent: true };
  const template = purpose === 'sign-in' ? 'sign-in-code' : purpose;
  await sql.begin(async (transaction) => {
    const code = isOpen(account) ? await codes.make(transaction, account.id, purpose) : '';
    await queueMail(transaction, { to: email, brand, language, template, values: { code, minutes: codeMinutes } });
    if (!isOpen(account)) await transaction`delete from mail where recipient = ${email} and content ->> 'code' = ''`;
  });
  return { sent: true };
}
