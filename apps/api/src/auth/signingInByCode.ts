import type { CallOutcome, CallRequest, signInWithCode } from '@volan/api-contract';
import { tooMany } from '../platform/server/fieldFailure.ts';
import type { CallContext } from '../platform/server/RequestContext.ts';
import { findByEmail, lockById } from '../accounts/accounts.ts';
import type { AuthDeps } from './AuthDeps.ts';
import { wrongCode, type CodeLimits } from './codeLimits.ts';
import { requesterOf } from './knownDevices.ts';
import { isOpen } from './mailedCode.ts';
import { proveAddress } from './provenAddress.ts';
import { startSession } from './startSession.ts';

/**
 * Signs in with a mailed code. Without an account or a code the response is the same as for a wrong code, also once the
 * tries are used up. A code is one factor, so the rights of an administrator are inactive.
 */
export async function enterByCode(
  deps: AuthDeps,
  limits: CodeLimits,
  { email, code, rememberMe }: CallRequest<typeof signInWithCode>,
  context: CallContext,
): Promise<CallOutcome<typeof signInWithCode>> {
  const account = await findByEmail(deps.sql, email);
  const userId = isOpen(account) ? account.id : 0;
  if (await limits.isTooManyTries(userId, context)) return tooMany();

  const refused = await deps.sql.begin(async (transaction) => {
    await lockById(transaction, userId);
    const { verdict } = await deps.codes.use(transaction, userId, 'sign-in', code, { asker: requesterOf(context) });
    if (verdict !== 'right') return 'wrong' as const;

    return proveAddress(transaction, userId);
  });
  if (refused === 'wrong') return wrongCode(limits, email, context);
  if (refused) return refused;

  // the next code that this browser gets begins with all its tries
  await limits.renewTries(email, requesterOf(context));
  const session = await startSession(deps, context, { userId, remembered: rememberMe === 1, secondFactor: false });

  return session ?? wrongCode(limits, email, context);
}
