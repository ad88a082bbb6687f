import type { TransactionSql } from 'postgres';
import { queueMail } from '../platform/mail/queueMail.ts';
import { markEmailVerified } from './accounts.ts';
import { recipientOf } from './mailRecipient.ts';

/**
 * Confirms the e-mail address of an account. An account that was "not verified" becomes active, and a business gets its
 * welcome mail once. [M03]
 */
export async function confirmAddress(sql: TransactionSql, userId: number): Promise<void> {
  const isNew = await markEmailVerified(sql, userId);
  if (!isNew) return;

  const [company] = await sql<{ name: string; company: string }[]>`
    select users.name, company.name as company from company join users on users.id = user_id
    where user_id = ${userId} order by company.id limit 1`;
  const recipient = company ? await recipientOf(sql, userId) : null;
  if (company && recipient) {
    await queueMail(sql, { ...recipient, template: 'welcome-business', values: { ...company } });
  }
}
