import { type CallOutcome, type CallRequest, type verifyEmail } from '@volan/api-contract';
import type { TransactionSql } from 'postgres';
import { fieldFailure, tooMany } from '../platform/server/fieldFailure.ts';
import { queueMail } from '../platform/mail/queueMail.ts';
import type { RateLimit } from '../platform/server/rateLimit.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { findById, lockById } from '../accounts/accounts.ts';
import type { AuthDeps } from './AuthDeps.ts';
import { confirmAddress } from '../accounts/confirmAddress.ts';
import type { MailRecipient } from '../accounts/mailRecipient.ts';
import { codeMinutes, type OneTimeCodes } from './oneTimeCodes.ts';

/** Mails a code to the address of the account, or takes the code that was mailed. [M03] */
export async function confirmEmail(
  { sql, codes }: AuthDeps,
  isTooMany: RateLimit,
  { code }: CallRequest<typeof verifyEmail>,
  context: CallContext,
): Promise<CallOutcome<typeof verifyEmail>> {
  const { actor } = principalOf(context);
  const account = await findById(sql, actor.id);
  if (!account || account.emailVerified) return { verified: true };
  if (code !== undefined) {
    return sql.begin(async (transaction) => {
      await lockById(transaction, actor.id);
      const { verdict } = await codes.use(transaction, actor.id, 'verify-email', code);
      if (verdict !== 'right') return fieldFailure('code', verdict);

      await confirmAddress(transaction, actor.id);

      return { verified: true };
    });
  }
  if (await isTooMany(String(actor.id))) return tooMany();

  const { brand, language } = context;
  await sql.begin(async (transaction) => {
    // the address at this moment: a person who reads mails at an earlier address must not confirm this one
    const { name, email: to } = (await lockById(transaction, actor.id)) ?? account;
    await mailAddressCode(transaction, codes, actor.id, name, { to, brand, language });
  });

  return { verified: false };
}

/** Mails the code that confirms the address of an account; an earlier code is no longer valid. [M03] */
export async function mailAddressCode(
  sql: TransactionSql,
  codes: OneTimeCodes,
  userId: number,
  name: string,
  recipient: MailRecipient,
): Promise<void> {
  const code = await codes.make(sql, userId, 'verify-email');
  await queueMail(sql, { ...recipient, template: 'verify-email', values: { name, code, minutes: codeMinutes } });
}
