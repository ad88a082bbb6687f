import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import {
  Failure,
  type askPasskey,
  type CallOutcome,
  type CallRequest,
  type signInWithPasskey,
} from '@volan/api-contract';
import { userStatus, type UserStatus } from '@volan/domain-rules';
import type { CallContext } from '../../platform/server/RequestContext.ts';
import type { AuthDeps } from '../AuthDeps.ts';
import { clientOf, sendSession } from '../sendSession.ts';
import { openSession } from '../sessions.ts';
import { challengeMs, makeChallenge, consumeChallenge, verifiedOrNull } from './challenges.ts';

/** Options for a browser that asks its passkeys to sign. */
export async function requestPasskey(
  { sql }: AuthDeps,
  { browser }: CallContext,
): Promise<CallOutcome<typeof askPasskey>> {
  if (!browser) return new Failure('not-found');

  const challenge = await makeChallenge(sql, { userId: null, rpId: browser.host });
  return { challenge, rpId: browser.host, timeout: challengeMs, userVerification: 'required' };
}

interface KnownPasskey {
  id: string;
  user_id: number;
  status: UserStatus;
  public_key: Buffer;
  counter: number;
  backed_up: boolean;
}

/**
 * Signs in with the signature of a passkey. A counter that went back reveals a copy, but only if the passkey lives on
 * one device: devices that share a passkey each have a counter of their own.
 */
export async function enterByPasskey(
  deps: AuthDeps,
  { credential, rememberMe }: CallRequest<typeof signInWithPasskey>,
  context: CallContext,
): Promise<CallOutcome<typeof signInWithPasskey>> {
  const { sql } = deps;
  if (!context.browser) return new Failure('not-found');

  const { host: rpId, origin } = context.browser;
  const expectedChallenge = await consumeChallenge(sql, credential.response.clientDataJSON, { userId: null, rpId });
  const [known] = await sql<KnownPasskey[]>`
    select passkey.id, user_id::int, status, public_key, counter::float8, backed_up
    from passkey join users on users.id = user_id
    where credential_id = ${credential.id} and rp_id = ${rpId}`;
  if (!known || expectedChallenge === null) return new Failure('passkey-refused');

  const verified = await verifiedOrNull(
    verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: credential.id,
        publicKey: new Uint8Array(known.public_key),
        counter: known.backed_up ? 0 : known.counter,
      },
    }),
  );
  if (!verified?.verified || known.status === userStatus.deleted) return new Failure('passkey-refused');
  if (known.status === userStatus.banned) return new Failure('forbidden');

  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  const userId = known.user_id;
  const session = await sql.begin(async (transaction) => {
    // proving the address deletes passkeys and ends the sessions under the same lock
    await transaction`select from users where id = ${userId} for no key update`;
    const { count } = await transaction`
      update passkey set counter = ${newCounter}, backed_up = ${credentialBackedUp}, last_used_at = now()
      where id = ${known.id}`;
    const proven = { userId, client: clientOf(deps, context), remembered: rememberMe === 1, secondFactor: true };

    return count > 0 ? openSession(transaction, proven) : null;
  });

  return session ? sendSession(deps, context, session) : new Failure('passkey-refused');
}
