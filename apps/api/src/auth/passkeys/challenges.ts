import { randomBytes } from 'node:crypto';
import type { Sql, TransactionSql } from 'postgres';

/** How long a device may take to sign, in milliseconds; the table has the same limit. */
export const challengeMs = 5 * 60_000;

/** Purpose of a challenge. */
export interface ChallengeUse {
  /** The user who adds a passkey; null: somebody signs in. */
  readonly userId: number | null;
  /** Host of the brand. */
  readonly rpId: string;
}

/** Makes the challenge that a device signs: 256 random bits. */
export async function makeChallenge(sql: Sql, { userId, rpId }: ChallengeUse): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await sql`insert into passkey_challenge (challenge, user_id, rp_id) values (${challenge}, ${userId}, ${rpId})`;
  return challenge;
}

/**
 * Takes the challenge that was signed, so that it works once. Null if the challenge is unknown, was made for another
 * use, has expired or was taken before.
 *
 * @param clientData what the browser signed beside it, in base64url
 */
export async function consumeChallenge(
  sql: Sql | TransactionSql,
  clientData: string,
  { userId, rpId }: ChallengeUse,
): Promise<string | null> {
  const [row] = await sql<{ challenge: string }[]>`
    delete from passkey_challenge
    where challenge = ${challengeIn(clientData)} and user_id is not distinct from ${userId} and rp_id = ${rpId}
      and expires_at > now()
    returning challenge`;
  return row?.challenge ?? null;
}

/** 256 bits in base64url. */
const isChallenge = /^[\w-]{43}$/;

function challengeIn(clientData: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' && isChallenge.test(challenge) ? challenge : '';
  } catch {
    return '';
  }
}

/** The result of a check; null if the library refuses, which it does by throwing. */
export const verifiedOrNull = <Verified>(check: Promise<Verified>): Promise<Verified | null> => check.catch(() => null);
