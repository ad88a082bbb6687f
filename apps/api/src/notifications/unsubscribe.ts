import { createHmac, timingSafeEqual } from 'node:crypto';
import { Failure } from '@volan/api-contract';
import type { Sql } from 'postgres';
import { writeSettings } from '../accounts/personalSettings.ts';

const signatureOf = (secret: string, userId: string) =>
  createHmac('sha256', secret).update(`unsubscribe messages ${userId}`).digest();

/** The token in the address for unsubscribing an account from mails. [RFC 8058] */
export const unsubscribeToken = (secret: string, userId: number) =>
  `${userId}.${signatureOf(secret, String(userId)).toString('base64url')}`;

/** Unsubscribes the account of a token from all optional mails. An invalid token does nothing. */
export async function unsubscribe(sql: Sql, secret: string, token: string) {
  const [userId = '', signature = ''] = token.split('.');
  const [given, wanted] = [Buffer.from(signature, 'base64url'), signatureOf(secret, userId)];
  if (!/^[1-9]\d{0,14}$/.test(userId) || given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    return new Failure<'not-found', null>('not-found');
  }
  await writeSettings(sql, Number(userId), { email_alerts: false });

  return { unsubscribed: true as const };
}
