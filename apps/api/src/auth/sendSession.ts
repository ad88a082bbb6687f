import type { OpenSession } from '@volan/api-contract';
import type { CallContext } from '../platform/server/RequestContext.ts';
import { signAccessToken } from './accessToken.ts';
import { readSessionUser } from '../accounts/accounts.ts';
import type { AuthDeps } from './AuthDeps.ts';
import { deviceOf } from './deviceOf.ts';
import { rememberDevice } from './knownDevices.ts';
import type { Client, RenewableSession } from './sessions.ts';

/** Facts about the client that calls. */
export const clientOf = ({ countryOf }: Pick<AuthDeps, 'countryOf'>, context: CallContext): Client => ({
  brand: context.brand,
  device: deviceOf(context.userAgent),
  address: context.address,
  country: countryOf(context.address),
});

/**
 * Sends a session to its client: the tokens by cookie or in the response, and the signed-in user. The account knows the
 * device from now on.
 *
 * @throws if the account is erased at this moment
 */
export async function sendSession(
  { sql, keys, now }: AuthDeps,
  context: CallContext,
  session: RenewableSession,
): Promise<OpenSession> {
  const user = await readSessionUser(sql, session.sessionId);
  if (!user) throw new Error(`There is no account ${session.userId}.`);

  const accessToken = await signAccessToken(keys, session, now());
  const refreshToken = context.session.give({
    accessToken,
    refreshToken: session.refreshToken,
    remembered: session.remembered,
    user: { id: user.id, name: user.name, avatar: user.avatar },
  });
  // an administrator’s device does not become a known device of the user
  if (session.impersonatorId === null) await rememberDevice(sql, session.userId, context, session.remembered);

  return { user, accessToken, refreshToken };
}
