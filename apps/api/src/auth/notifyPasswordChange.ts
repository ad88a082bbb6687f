import type { TransactionSql } from 'postgres';
import type { MailRecipient } from '../accounts/mailRecipient.ts';
import { notify } from '../notifications/notify.ts';
import { queueMail } from '../platform/mail/queueMail.ts';

/**
 * Notifies the owner that the password was changed, and how many passkeys can still sign in to the account: one of them
 * may be a stranger's.
 *
 * @param device on which it was set; empty: somebody else set it
 * @returns the number of these passkeys
 */
export async function notifyPasswordChange(
  sql: TransactionSql,
  userId: number,
  recipient: MailRecipient,
  device: string,
): Promise<number> {
  const [row] = await sql<{ passkeys: number }[]>`
    select count(*)::int as passkeys from passkey where user_id = ${userId}`;
  const passkeys = row?.passkeys ?? 0;
  const values = { when: new Date().toISOString(), device, passkeys };
  await notify(sql, [userId], { event: 'password-changed' });
  await queueMail(sql, { ...recipient, template: 'password-changed', values });

  return passkeys;
}
