import { type CallOutcome, type CallRequest, type verifyEmail } from '@volan/api-contract';
import { fieldFailure, tooMany } from '../platform/server/fieldFailure.ts';
import { queueMail } from '../platform/mail/queueMail.ts';
import type { RateLimit } from '../platform/server/rateLimit.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { findById } from './accounts.ts';
import type { AuthDeps } from './AuthDeps.ts';
import { confirmAddress } from './confirmAddress.ts';
import { codeMinutes } from './oneTimeCodes.ts';

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
      const { verdict } = await codes.use(transaction, actor.id, 'verify-email', code);
      if (verdict !== 'right') return fieldFailure('code', verdict);
      await confirmAddress(transaction, actor.id);
      return { verified: true };
    });
  }
  if (await isTooMany(String(actor.id))) return tooMany();
  const { brand, language } = context;
  await sql.begin(async (transaction) => {
    const made = await codes.make(transaction, actor.id, 'verify-email');
    const values = { name: account.name, code: made, minutes: codeMinutes };
    await queueMail(transaction, { to: account.email, brand, language, template: 'verify-email', values });
  });
  return { verified: false };
}
