import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureOf = (secret: string, id: string) =>
  createHmac('sha256', secret).update(`statement of account decision ${id}`).digest();

/**
 * What the mail about a decision about an account holds: whoever has the mail reads that decision and appeals against it once, without
 * signing in, and nothing else. [P60]
 */
export const statementToken = (secret: string, decisionId: number) =>
  `${decisionId}.${signatureOf(secret, String(decisionId)).toString('base64url')}`;

/** The decision of a token; null where we did not make it. */
export function decisionOfToken(secret: string, token: string): number | null {
  const [id = '', signature = ''] = token.split('.');
  const [given, wanted] = [Buffer.from(signature, 'base64url'), signatureOf(secret, id)];
  const isOurs = /^[1-9]\d{0,14}$/.test(id) && given.length === wanted.length && timingSafeEqual(given, wanted);
  return isOurs ? Number(id) : null;
}
