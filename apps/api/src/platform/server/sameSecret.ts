import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares two secrets in constant time. */
export function sameSecret(shown: string, secret: string) {
  return timingSafeEqual(digest(shown), digest(secret));
}
