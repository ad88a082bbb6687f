import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Keys } from './keys.ts';

/**
 * How long a used refresh token still gets the same response, in milliseconds, for two tabs that renew one after the
 * other.
 */
export const graceMs = 10_000;

/** A refresh token: 256 random bits. Only its hash is stored. */
export const makeRefreshToken = () => randomBytes(32).toString('base64url');

/**
 * The token that replaces another one. The same parent always has the same child, so that two tabs that renew at once
 * get the same response, although only hashes are stored.
 */
export const childOf = (keys: Keys, token: string) =>
  createHmac('sha256', keys('refresh-token')).update(token).digest('base64url');

/** How a refresh token is stored. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest();
