import { Failure, type CallOutcome, type CallRequest, type validateGoogle } from '@volan/api-contract';
import { inOneLine, userStatus, type UserStatus } from '@volan/domain-rules';
import type { JWTVerifyGetKey } from 'jose';
import type { TransactionSql } from 'postgres';
import type { CallContext } from '../../platform/server/RequestContext.ts';
import { insertAccount, lockByEmail, markEmailVerified } from '../../accounts/accounts.ts';
import type { AuthDeps } from '../AuthDeps.ts';
import { proveAddress } from '../provenAddress.ts';
import { startSession } from '../startSession.ts';
import { isMisleadingName } from '../../shield/misleadingName.ts';
import { KeysUnavailable } from './googleKeys.ts';
import { readGoogleToken, type GooglePerson } from './googleToken.ts';

/** Settings of signing in with Google. */
export interface Google {
  /** Client ids that tokens may be for; empty: signing in with Google is off. */
  readonly clientIds: readonly string[];
  readonly keyOf: JWTVerifyGetKey;
}

/** Signs in with an ID token of Google. [J04] */
export async function enterByGoogle(
  deps: AuthDeps,
  { clientIds, keyOf }: Google,
  { token, nonce, rememberMe, subscribe }: CallRequest<typeof validateGoogle>,
  context: CallContext,
): Promise<CallOutcome<typeof validateGoogle>> {
  if (clientIds.length === 0) return new Failure('not-found');
  // without one, a page could bring somebody else's token
  if (context.browser && nonce === undefined) return new Failure('google-refused');

  const person = await readGoogleToken(keyOf, clientIds, { token, nonce }, deps.now()).catch((error: unknown) => {
    if (error instanceof KeysUnavailable) return new Failure<'unavailable', null>('unavailable');
    throw error;
  });
  if (person instanceof Failure) return person;
  if (!person) return new Failure('google-refused');

  const entered = await deps.sql.begin((transaction) => accountOf(transaction, person, context));
  if (entered instanceof Failure) return entered;

  const proven = { userId: entered, remembered: rememberMe === 1, secondFactor: false, subscribe };

  return (await startSession(deps, context, proven)) ?? new Failure('google-refused');
}

type GoogleFailure = Failure<'google-refused' | 'forbidden', null>;

const refused = (name: 'google-refused' | 'forbidden'): GoogleFailure => new Failure(name);

/** The account of a person: the linked one; else the one with the address, which is then linked; else a new one. */
async function accountOf(
  sql: TransactionSql,
  person: GooglePerson,
  context: CallContext,
): Promise<number | GoogleFailure> {
  const [linked] = await sql<{ id: number; status: UserStatus }[]>`
    select users.id::int, status from identity join users on users.id = user_id
    where provider = 'google' and subject = ${person.subject}`;
  if (linked) return refusalOf(linked.status) ?? linked.id;
  if (person.email === null) return refused('google-refused');

  const found = await lockByEmail(sql, person.email);
  const refusal = found && refusalOf(found.status);
  if (refusal) return refusal;

  const userId = found?.id ?? (await openAccount(sql, person, person.email, context));
  if (userId === null) return refused('google-refused');

  await proveAddress(sql, userId);
  await sql`
    insert into identity (provider, subject, user_id) values ('google', ${person.subject}, ${userId})
    on conflict do nothing`;

  return userId;
}

function refusalOf(status: UserStatus): GoogleFailure | null {
  if (status === userStatus.banned) return refused('forbidden');
  return status === userStatus.deleted ? refused('google-refused') : null;
}

/** Opens an account without a password; null if another request opened one at the same moment. */
async function openAccount(
  sql: TransactionSql,
  { name }: GooglePerson,
  email: string,
  { brand, language }: CallContext,
): Promise<number | null> {
  const clean = inOneLine(name).slice(0, 60);
  const honest = [clean, (email.split('@')[0] ?? email).slice(0, 60)].find(
    (each) => each.length >= 2 && !isMisleadingName(each),
  );
  const shown = honest ?? `${email.slice(0, 1).toUpperCase()}.`;
  const userId = await insertAccount(sql, { email, name: shown, hash: null, type: 1, brand, language });
  if (userId !== null) await markEmailVerified(sql, userId);

  return userId;
}
