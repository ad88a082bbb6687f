import type { Sql } from 'postgres';
import { gatewaySmsSender, type SmsGateway } from './gatewaySmsSender.ts';
import { mailboxSmsSender } from './mailboxSmsSender.ts';
import type { SmsSender } from './SmsSender.ts';

/** The sender of text messages; null: messages are off, and numbers cannot be verified. */
export function openSmsSender(sms: SmsGateway | 'mailbox' | 'off', sql: Sql): SmsSender | null {
  if (sms === 'off') return null;
  return sms === 'mailbox' ? mailboxSmsSender(sql) : gatewaySmsSender(sms);
}
