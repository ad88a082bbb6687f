import { createHmac } from 'node:crypto';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import {
  Failure,
  passkeyTransports,
  type addPasskey,
  type CallOutcome,
  type CallRequest,
  type createPasskey,
} from '@volan/api-contract';
import { brands } from '@volan/domain-rules';
import type { TransactionSql } from 'postgres';
import { notify } from '../../notifications/notify.ts';
import { queueMail } from '../../platform/mail/queueMail.ts';
import { fieldFailure } from '../../platform/server/fieldFailure.ts';
import type { RateLimit } from '../../platform/server/rateLimit.ts';
import { principalOf, type CallContext } from '../../platform/server/RequestContext.ts';
import type { AuthDeps } from '../AuthDeps.ts';
import { deviceOf } from '../deviceOf.ts';
import { recipientOf } from '../../accounts/mailRecipient.ts';
import { proveOwner } from '../ownProof.ts';
import { validSessions } from '../validSessions.ts';
import { challengeMs, makeChallenge, consumeChallenge, verifiedOrNull } from './challenges.ts';
import { entryOf, type PasskeyRow } from './ownPasskeys.ts';

/** Most passkeys of an account in one brand: more than a person has devices. */
const most = 20;

/** Signature algorithms that we can verify: ES256, EdDSA, RS256. */
const algorithms = [-7, -8, -257];

/**
 * Options for a browser that makes a passkey. The device must verify its owner, and must find the passkey without a
 * user name.
 */
export async function offerPasskey(
  deps: AuthDeps,
  isTooMany: RateLimit,
  { current_password }: CallRequest<typeof createPasskey>,
  context: CallContext,
): Promise<CallOutcome<typeof createPasskey>> {
  const { sql, keys } = deps;
  if (!context.browser) return new Failure('not-found');

  const account = await proveOwner(deps, isTooMany, current_password, context);
  if (account instanceof Failure) return account;

  const { host: rpId } = context.browser;
  const known = await sql<{ credential_id: string; transports: (typeof passkeyTransports)[number][] }[]>`
    select credential_id, transports from passkey where user_id = ${account.id} and rp_id = ${rpId}`;
  if (known.length >= most) return fieldFailure('passkeys', 'passkeys-full');

  // the same for all passkeys of an account, so that a device keeps only one of them; it does not reveal the account
  const owner = createHmac('sha256', keys('passkey-owner')).update(String(account.id)).digest('base64url');

  return {
    challenge: await makeChallenge(sql, { userId: account.id, rpId }),
    rp: { id: rpId, name: brands[context.brand].name },
    user: { id: owner, name: account.email, displayName: account.name },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
    timeout: challengeMs,
    attestation: 'none',
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, type: 'public-key', transports })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
}

/**
 * Adds a passkey, and notifies the owner. The challenge proves that the owner has just confirmed their identity. A
 * session that has ended meanwhile adds none.
 */
export async function savePasskey(
  { sql }: AuthDeps,
  { credential }: CallRequest<typeof addPasskey>,
  context: CallContext,
): Promise<CallOutcome<typeof addPasskey>> {
  const { actor, sessionId } = principalOf(context);
  if (!context.browser) return new Failure('not-found');

  const { host: rpId, origin } = context.browser;
  const expectedChallenge = await consumeChallenge(sql, credential.response.clientDataJSON, { userId: actor.id, rpId });
  if (expectedChallenge === null) return new Failure('passkey-refused');

  const { transports = [], ...response } = credential.response;
  const verified = await verifiedOrNull(
    verifyRegistrationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!verified?.verified) return new Failure('passkey-refused');

  const { credential: made, credentialBackedUp } = verified.registrationInfo;
  const device = deviceOf(context.userAgent);

  return sql.begin(async (transaction) => {
    await transaction`select from users where id = ${actor.id} for no key update`;
    const isValid = (await validSessions(transaction, [sessionId])).has(sessionId);
    if (!isValid) return new Failure('passkey-refused');
    if (await isFull(transaction, actor.id, rpId)) return new Failure('passkey-refused');

    const [row] = await transaction<PasskeyRow[]>`
      insert into passkey (user_id, credential_id, rp_id, name, public_key, counter, transports, backed_up)
      values (
        ${actor.id}, ${made.id}, ${rpId}, ${device || brands[context.brand].name}, ${Buffer.from(made.publicKey)},
        ${made.counter}, ${passkeyTransports.filter((way) => transports.includes(way))}, ${credentialBackedUp})
      on conflict (credential_id) do nothing
      returning id, name, created_at, last_used_at, backed_up`;
    if (!row) return new Failure('passkey-refused');

    await notify(transaction, [actor.id], { event: 'passkey-added', facts: { name: row.name } });
    const recipient = await recipientOf(transaction, actor.id);
    if (recipient) {
      const values = { name: row.name, when: row.created_at.toISOString(), device };
      await queueMail(transaction, { ...recipient, template: 'passkey-added', values });
    }

    return entryOf(row);
  });
}

async function isFull(sql: TransactionSql, userId: number, rpId: string): Promise<boolean> {
  const [row] = await sql<{ full: boolean }[]>`
    select count(*) >= ${most} as full from passkey where user_id = ${userId} and rp_id = ${rpId}`;
  return row?.full ?? false;
}
