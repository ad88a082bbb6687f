import { networkOf } from '@volan/observability';
import { Failure, type CallOutcome, type CallRequest, type signIn } from '@volan/api-contract';
import { userStatus } from '@volan/domain-rules';
import { tooMany } from '../platform/server/fieldFailure.ts';
import type { RateLimits } from '../platform/server/rateLimit.ts';
import type { CallContext } from '../platform/server/RequestContext.ts';
import { findByEmail, replaceHash } from '../accounts/accounts.ts';
import type { AuthDeps } from './AuthDeps.ts';
import type { CodeLimits } from './codeLimits.ts';
import { requesterOf, isKnownDevice } from './knownDevices.ts';
import { mailCodeToProven } from './mailedCode.ts';
import { digestOfHash, hashPassword, isOutdated, isPassword } from './passwords.ts';
import { startSession } from './startSession.ts';

const quarterOfAnHour = 900;
const aDay = 86_400;

/** An attempt to sign in. */
interface Trier {
  readonly email: string;
  readonly address: string;
  /** The device, where the account knows it. */
  readonly known: string | null;
}

/**
 * How often a sign-in may fail within 15 minutes. Strangers share these limits: five times for one account from one
 * network, 20 times for one account, 30 times from one network. A device that the account knows (at most 20) has ten
 * tries of its own. Failures of strangers do not count there, so they cannot lock the owner out of a device that was
 * used before. [M61]
 *
 * All strangers together guess 1,920 passwords of an account a day. The list of common passwords refuses those that so
 * few guesses would find.
 */
export function signInLimits(limits: RateLimits) {
  const pair = limits({ name: 'sign-in', max: 5, withinSeconds: quarterOfAnHour });
  const account = limits({ name: 'sign-in-account', max: 20, withinSeconds: quarterOfAnHour });
  const network = limits({ name: 'sign-in-network', max: 30, withinSeconds: quarterOfAnHour });
  const device = limits({ name: 'sign-in-device', max: 10, withinSeconds: quarterOfAnHour });
  const counted = ({ email, address, known }: Trier) =>
    known
      ? ([[device, `${email} ${known}`]] as const)
      : ([
          // from the narrowest limit to the widest: a try that one limit stops does not count in the next
          [pair, `${email} ${networkOf(address)}`],
          [network, address],
          [account, email],
        ] as const);

  return {
    /**
     * Counts a try before it is made. `strangers`: the tries that unknown devices share are used up, and no other
     * limit.
     */
    standing: async (trier: Trier): Promise<'free' | 'strangers' | 'limited'> => {
      for (const [limit, key] of counted(trier)) {
        if (await limit(key)) return limit === account ? 'strangers' : 'limited';
      }
      return 'free';
    },
    /** Most mails a day to one account after a right password while the tries of unknown devices are used up. */
    provenMails: limits({ name: 'sign-in-proven', max: 10, withinSeconds: aDay }),
    /** Subtracts a try that succeeded. */
    forgive: async (trier: Trier) => void (await Promise.all(counted(trier).map(([limit, key]) => limit.forgive(key)))),
  };
}

/**
 * Signs in. Unknown addresses and removed accounts cost the same work and get the same answer as a wrong password.
 * While unknown devices have used up the tries of the account, the right password leads to a mailed code. [J03]
 */
export async function signInWithPassword(
  deps: AuthDeps,
  limits: ReturnType<typeof signInLimits> & Pick<CodeLimits, 'renewTries'>,
  { email, password, rememberMe, subscribe }: CallRequest<typeof signIn>,
  context: CallContext,
): Promise<CallOutcome<typeof signIn>> {
  const account = await findByEmail(deps.sql, email);
  const isKnown = await isKnownDevice(deps.sql, account?.id ?? 0, context);
  const known = isKnown ? requesterOf(context).toString('base64url') : null;
  const trier = { email, address: context.address, known };
  const standing = await limits.standing(trier);
  if (standing === 'limited') return tooMany();

  const usable = account && account.status !== userStatus.deleted ? account : null;
  const right = await isPassword(usable?.hash ?? null, password);
  if (standing === 'strangers') {
    // Right and wrong passwords get the same answer, so guessing tells nothing. The owner finds the code in the mail.
    const { provenMails: isTooMany, renewTries } = limits;
    const proven = right && !usable?.passwordExpired;
    await mailCodeToProven(deps, { isTooMany, renewTries }, { email, proven }, context);

    return tooMany();
  }
  if (!usable?.hash || !right || usable.passwordExpired) return new Failure('wrong-credentials');

  await limits.forgive(trier);
  if (usable.status === userStatus.banned) return new Failure('forbidden');

  const hash = isOutdated(usable.hash) ? await hashPassword(password) : usable.hash;
  if (hash !== usable.hash) await replaceHash(deps.sql, usable.id, usable.hash, hash);
  const session = await startSession(deps, context, {
    userId: usable.id,
    remembered: rememberMe === 1,
    secondFactor: false,
    password: digestOfHash(hash),
    subscribe,
  });

  return session ?? new Failure('wrong-credentials');
}
