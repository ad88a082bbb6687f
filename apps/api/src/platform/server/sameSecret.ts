import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in a time that says nothing about the secret. */
export function sameSecret(shown: string, secret: string) {
  return timingSafeEqual(digest(shown), digest(secret));
}
