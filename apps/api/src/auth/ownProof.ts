import type { Failure } from '@volan/api-contract';
import { fieldFailure } from '../platform/server/fieldFailure.ts';
import type { RateLimit } from '../platform/server/rateLimit.ts';
import { principalOf, type CallContext } from '../platform/server/RequestContext.ts';
import { findById, type Credentials } from '../accounts/accounts.ts';
import type { AuthDeps } from './AuthDeps.ts';
import { isPassword } from './passwords.ts';

/** How long after a sign-in a user counts as the owner without a password, in milliseconds. [T17] */
const freshMs = 10 * 60_000;

/**
 * The account of the caller, if they prove to be its owner: by the current password, or by a sign-in of the last 10
 * minutes. [T17]
 */
export async function proveOwner(
  { sql, now }: Pick<AuthDeps, 'sql' | 'now'>,
  isTooMany: RateLimit,
  current: string | undefined,
  context: CallContext,
): Promise<Credentials | Failure<'validation', null>> {
  const { actor, authenticatedAt } = principalOf(context);
  const account = await findById(sql, actor.id);
  if (!account) return fieldFailure('current_password', 'password-wrong');

  const isFresh = now() - authenticatedAt.getTime() <= freshMs;
  if (current === undefined) {
    if (isFresh) return account;
    return fieldFailure('current_password', account.hash === null ? 'signed-in-long-ago' : 'required');
  }
  if (await isTooMany(String(actor.id))) return fieldFailure('current_password', 'rate-limited');
  if (!(await isPassword(account.hash, current))) return fieldFailure('current_password', 'password-wrong');

  await isTooMany.forgive(String(actor.id));

  return account;
}
