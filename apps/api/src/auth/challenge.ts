import { errors, jwtVerify, SignJWT } from 'jose';
import type { Keys } from './keys.ts';

/** How long the second step may take, in minutes. */
const minutes = 10;

const type = 'second-factor+jwt';

/** A user who has done the first step of a sign-in, such as the password, and how long the session is to last. */
export interface Challenge {
  readonly userId: number;
  readonly remembered: boolean;
  /** Digest of the hash of the password that was shown; absent: the first step was another one. */
  readonly password?: string;
}

/**
 * Makes the token for the second step of a sign-in: it proves that the first step succeeded. @param now milliseconds
 * since 1970
 */
export function signChallenge(keys: Keys, { userId, remembered, password }: Challenge, now: number): Promise<string> {
  const issued = Math.floor(now / 1000);
  return new SignJWT({ rem: remembered, pwd: password })
    .setProtectedHeader({ alg: 'HS256', typ: type })
    .setSubject(String(userId))
    .setIssuedAt(issued)
    .setExpirationTime(issued + minutes * 60)
    .sign(keys('challenge'));
}

/** Reads such a token; null if it is forged or too old. @param now milliseconds since 1970 */
export async function readChallenge(keys: Keys, token: string, now: number): Promise<Challenge | null> {
  try {
    const { payload } = await jwtVerify<{ rem?: unknown; pwd?: unknown }>(token, keys('challenge'), {
      algorithms: ['HS256'],
      typ: type,
      requiredClaims: ['sub', 'exp'],
      currentDate: new Date(now),
    });
    const userId = Number(payload.sub);
    if (!Number.isSafeInteger(userId)) return null;

    const password = typeof payload.pwd === 'string' ? { password: payload.pwd } : {};

    return { userId, remembered: payload.rem === true, ...password };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
