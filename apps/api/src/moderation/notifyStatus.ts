import type { MailValues } from '@volan/documents';
import { userStatus, type UserStatus } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { recipientOf } from '../accounts/mailRecipient.ts';
import { queueMail } from '../platform/mail/queueMail.ts';

/** A state of an account, as its owner is told of it. */
export interface NotifiedStatus {
  readonly status: UserStatus;
  /** As the administrator wrote it; empty: none. */
  readonly reason: string;
  /** Of a suspension or a ban. */
  readonly statement?: MailValues['account-status']['statement'];
}

/**
 * Tells somebody that an administrator changed the state of the account, and why. Call it in the transaction of the
 * change. States that nobody is told of are passed over: not verified, and deleted, which has a mail of its own. [J41]
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
