import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureOf = (secret: string, id: string) =>
  createHmac('sha256', secret).update(`statement of account decision ${id}`).digest();

/**
 * The token in a mail about a decision on an account. Its holder can read that decision and appeal once, without
 * signing in, and nothing else. [P60]
 */
export const statementToken = (secret: string, decisionId: number) =>
  `${decisionId}.${signatureOf(secret, String(decisionId)).toString('base64url')}`;

/** The decision of a token. Null: the token is not ours. */
export function decisionOfToken(secret: string, token: string): number | null {
  const [id = '', signature = ''] = token.split('.');
  const [given, wanted] = [Buffer.from(signature, 'base64url'), signatureOf(secret, id)];
  const isOurs = /^[1-9]\d{0,14}$/.test(id) && given.length === wanted.length && timingSafeEqual(given, wanted);

  return isOurs ? Number(id) : null;
}
