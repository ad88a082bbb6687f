import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';

/** The issuer of the tokens, in both spellings that Google uses. */
const issuers = ['https://accounts.google.com', 'accounts.google.com'];

/** How far clocks may be apart, and how old a token may be, in seconds. */
const [clockSkew, maxAge] = [30, 3600];

/** Identity of a person at Google. */
export interface GooglePerson {
  /** Never changes and belongs to nobody else, unlike the address. */
  readonly subject: string;
  /** In small letters; null if Google has not verified it. */
  readonly email: string | null;
  readonly name: string;
}

/** A token, and what it must match. */
export interface GoogleToken {
  readonly token: string;
  /** Nonce of the request for it; undefined: it may have been requested without one. */
  readonly nonce: string | undefined;
}

/**
 * Reads an ID token. It must be signed by a key of Google with RS256, for one of our client ids, at its time, and for
 * this request. Null for any other token.
 *
 * @param now milliseconds since 1970
 * @throws KeysUnavailable
 */
export async function readGoogleToken(
  keyOf: JWTVerifyGetKey,
  clientIds: readonly string[],
  { token, nonce }: GoogleToken,
  now: number,
): Promise<GooglePerson | null> {
  try {
    const { payload } = await jwtVerify<{ nonce?: unknown; email?: unknown; email_verified?: unknown; name?: unknown }>(
      token,
      keyOf,
      {
        algorithms: ['RS256'],
        issuer: issuers,
        audience: [...clientIds],
        requiredClaims: ['sub', 'iat', 'exp'],
        maxTokenAge: maxAge,
        clockTolerance: clockSkew,
        currentDate: new Date(now),
      },
    );
    if (payload.nonce !== nonce || typeof payload.sub !== 'string' || payload.sub === '') return null;

    const vouched = payload.email_verified === true && typeof payload.email === 'string' ? payload.email : null;
    const name = typeof payload.name === 'string' ? payload.name : '';

    return { subject: payload.sub, email: vouched?.toLowerCase() ?? null, name };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
