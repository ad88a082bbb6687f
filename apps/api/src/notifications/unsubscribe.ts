import { createHmac, timingSafeEqual } from 'node:crypto';
import { Failure } from '@volan/api-contract';
import type { Sql } from 'postgres';
import { writeSettings } from '../accounts/personalSettings.ts';

const signatureOf = (secret: string, userId: string) =>
  createHmac('sha256', secret).update(`unsubscribe messages ${userId}`).digest();

/** What the address that ends the mails of an account is signed with. [RFC 8058] */
export const unsubscribeToken = (secret: string, userId: number) =>
  `${userId}.${signatureOf(secret, String(userId)).toString('base64url')}`;

/** Ends the mails that nobody has to get for the account of a token; a token that we did not make ends nothing. */
export async function unsubscribe(sql: Sql, secret: string, token: string) {
  const [userId = '', signature = ''] = token.split('.');
  const [given, wanted] = [Buffer.from(signature, 'base64url'), signatureOf(secret, userId)];
  if (!/^[1-9]\d{0,14}$/.test(userId) || given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    return new Failure<'not-found', null>('not-found');
  }
  await writeSettings(sql, Number(userId), { email_alerts: false });
  return { unsubscribed: true as const };
}
