import type { MailValues } from '@volan/documents';
import { userStatus, type UserStatus } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { recipientOf } from '../accounts/mailRecipient.ts';
import { queueMail } from '../platform/mail/queueMail.ts';

/** A change of the status of an account, for the notice to its owner. */
export interface NotifiedStatus {
  readonly status: UserStatus;
  /** The administrator's words; empty if there are none. */
  readonly reason: string;
  /** The statement of reasons of a suspension or a ban. */
  readonly statement?: MailValues['account-status']['statement'];
}

/**
 * Mails the owner that an administrator changed the status of the account, and why. Call it in the transaction of the
 * change. It sends nothing for "not verified", nor for "deleted", which has its own mail. [J41]
 */
export async function notifyStatus(
  sql: Sql | TransactionSql,
  userId: number,
  { status, reason, statement }: NotifiedStatus,
): Promise<void> {
  const told = {
    [userStatus.active]: 'active',
    [userStatus.suspended]: 'suspended',
    [userStatus.banned]: 'banned',
  } as const;
  if (status === userStatus.notVerified || status === userStatus.deleted) return;

  const recipient = await recipientOf(sql, userId);
  if (!recipient) return;

  const values = { status: told[status], reason, ...(statement && { statement }) };
  await queueMail(sql, { ...recipient, template: 'account-status', values });
}
