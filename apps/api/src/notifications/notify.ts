import { notificationEvents, type NotificationEvent, type NotificationFacts } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { plansOf } from './preferences.ts';

/** The content of a notification. */
export interface NotificationContent {
  readonly event: Exclude<NotificationEvent, 'message'>;
  readonly adId?: number;
  /** Facts for its text, beside the ad. */
  readonly facts?: NotificationFacts;
}

/**
 * Notifies accounts on the page, by mail and by push, according to their settings. Pass the transaction of the event:
 * then the notification exists only if the event does.
 *
 * @param now when it happened
 */
export async function notify(
  sql: Sql | TransactionSql,
  userIds: readonly number[],
  { event, adId, facts = {} }: NotificationContent,
  now = new Date(),
): Promise<void> {
  const kind = notificationEvents[event];
  const plans = await plansOf(sql, userIds);
  const rows = [...plans].flatMap(([userId, planFor]) => {
    const { page, mailAt, pushAt } = planFor(kind, now, now);
    if (!page && !mailAt && !pushAt) return [];

    const where = { on_page: page, mail_at: mailAt, push_at: pushAt };

    return {
      user_id: userId,
      kind,
      event,
      facts: sql.json({ ...facts }),
      ad_id: adId ?? null,
      created_at: now,
      ...where,
    };
  });
  if (rows.length > 0) await sql`insert into notification ${sql(rows)}`;
}

/** A message that came to a side of a conversation. */
export interface ReceivedMessage {
  readonly conversationId: number;
  readonly messageId: number;
  /** The side that it came to: an account, with everybody who acts for it. */
  readonly accountId: number;
}

/**
 * Notifies everybody who reads for a side of a conversation about a new message: one entry for each conversation, about
 * its newest message. Only the account itself gets mails, and the next one only after it has read. In a muted
 * conversation the notification is only on the page. [T29]
 */
export async function notifyOfMessage(
  sql: TransactionSql,
  { conversationId, messageId, accountId }: ReceivedMessage,
): Promise<void> {
  const now = new Date();
  const readers = await sql<{ id: number; muted: boolean }[]>`
    select reader.id, muted from conversation_member m, lateral (
      select m.user_id as id union
      select company_member.user_id from company join company_member on company_member.company_id = company.id
      where company.user_id = m.user_id and company.status < 2) reader
    where m.conversation_id = ${conversationId} and m.user_id = ${accountId}`;
  const plans = await plansOf(
    sql,
    readers.map(({ id }) => id),
  );
  const rows = readers.flatMap(({ id, muted }) => {
    const plan = plans.get(id)?.('message', now, now);
    if (!plan) return [];
    return {
      user_id: id,
      kind: 'message',
      event: 'message',
      conversation_id: conversationId,
      created_at: now,
      account_id: accountId,
      message_id: messageId,
      on_page: plan.page,
      push_at: muted ? null : plan.pushAt,
      mail_at: muted || id !== accountId ? null : plan.mailAt,
    };
  });
  if (rows.length === 0) return;

  await sql`
    insert into notification ${sql(rows)}
    on conflict (user_id, conversation_id) do update set
      message_id = excluded.message_id, created_at = excluded.created_at, on_page = excluded.on_page, read_at = null,
      push_at = excluded.push_at,
      mail_at = case when notification.read_at is null then notification.mail_at else excluded.mail_at end`;
}
