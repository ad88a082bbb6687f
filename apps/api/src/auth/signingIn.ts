import { Failure, type CallOutcome, type CallRequest, type signIn } from '@volan/api-contract';
import { userStatus } from '@volan/domain-rules';
import { tooMany } from '../platform/server/fieldFailure.ts';
import { networkOf, type RateLimits } from '../platform/server/rateLimit.ts';
import type { CallContext } from '../platform/server/RequestContext.ts';
import { findByEmail, setPassword } from './accounts.ts';
import type { AuthDeps } from './AuthDeps.ts';
import { hashPassword, isOutdated, isPassword } from './passwords.ts';
import { startSession } from './startSession.ts';

const quarterOfAnHour = 900;

/**
 * How often somebody may fail to sign in within 15 minutes: five times for one account from one network, 20 times for
 * one account (nobody can lock an owner out from elsewhere by five guesses), 30 times from one network. [M61]
 */
export function signInLimits(limits: RateLimits) {
  const pair = limits({ name: 'sign-in', max: 5, withinSeconds: quarterOfAnHour });
  const account = limits({ name: 'sign-in-account', max: 20, withinSeconds: quarterOfAnHour });
  const network = limits({ name: 'sign-in-network', max: 30, withinSeconds: quarterOfAnHour });
  const counted = (email: string, address: string) =>
    [
      [pair, `${email} ${networkOf(address)}`],
      [account, email],
      [network, address],
    ] as const;
  return {
    /** Counts a try, before it is made. */
    isTooMany: async (email: string, address: string) =>
      (await Promise.all(counted(email, address).map(([limit, key]) => limit(key)))).includes(true),
    /** Takes the try back that went well. */
    forgive: async (email: string, address: string) =>
      void (await Promise.all(counted(email, address).map(([limit, key]) => limit.forgive(key)))),
  };
}

/**
 * Signs in. For an address that nobody has, and for an account that was removed, the same work is done and the same
 * answer given as for a wrong password. [J03]
 */
export async function signInWithPassword(
  deps: AuthDeps,
  limits: ReturnType<typeof signInLimits>,
  { email, password, rememberMe }: CallRequest<typeof signIn>,
  context: CallContext,
): Promise<CallOutcome<typeof signIn>> {
  if (await limits.isTooMany(email, context.address)) return tooMany();
  const account = await findByEmail(deps.sql, email);
  const usable = account && account.status !== userStatus.deleted ? account : null;
  const right = await isPassword(usable?.hash ?? null, password);
  if (!usable?.hash || !right || usable.passwordExpired) return new Failure('wrong-credentials');
  await limits.forgive(email, context.address);
  if (usable.status === userStatus.banned) return new Failure('forbidden');
  if (isOutdated(usable.hash)) await setPassword(deps.sql, usable.id, await hashPassword(password));
  return startSession(deps, context, { userId: usable.id, remembered: rememberMe === 1, secondFactor: false });
}
