import { errors, jwtVerify, SignJWT } from 'jose';
import type { Keys } from './keys.ts';

/** How long an access token is valid, in seconds. */
const accessTokenSeconds = 900;

/** Type of the token, so that no other token of ours is accepted in its place. */
const type = 'at+jwt';

/** The user and the session of a token. */
export interface AccessClaims {
  readonly userId: number;
  readonly sessionId: string;
}

/** Signs an access token. @param now milliseconds since 1970 */
export function signAccessToken(keys: Keys, { userId, sessionId }: AccessClaims, now: number): Promise<string> {
  const issued = Math.floor(now / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: type })
    .setSubject(String(userId))
    .setIssuedAt(issued)
    .setExpirationTime(issued + accessTokenSeconds)
    .sign(keys('access-token'));
}

/** Reads an access token; null if it is forged, of another kind, or expired. @param now milliseconds since 1970 */
export async function readAccessToken(keys: Keys, token: string, now: number): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify<{ sid?: unknown }>(token, keys('access-token'), {
      algorithms: ['HS256'],
      typ: type,
      requiredClaims: ['sub', 'exp', 'sid'],
      currentDate: new Date(now),
    });
    const userId = Number(payload.sub);
    return Number.isSafeInteger(userId) && typeof payload.sid === 'string' ? { userId, sessionId: payload.sid } : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
