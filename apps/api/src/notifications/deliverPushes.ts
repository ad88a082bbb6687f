import { brands, pathOf } from '@volan/domain-rules';
import { createTranslator, formatsOf, notificationText } from '@volan/i18n';
import type { Sql, TransactionSql } from 'postgres';
import { localeOf } from '../accounts/mailRecipient.ts';
import { oneByOne } from '../platform/jobs/oneByOne.ts';
import { sendPush, type PushNotice } from '../push/queuePush.ts';
import type { TitlesOf } from './adTitles.ts';
import { plansOf } from './preferences.ts';
import { isUnwanted, notificationColumns, presentNotifications, type NotificationRow } from './presentNotifications.ts';

/** Pushes of one run. */
const batch = 200;

/** Dependencies of pushing. */
export interface PushDeps {
  readonly sql: Sql;
  readonly titlesOf: TitlesOf;
}

/**
 * Pushes unread notifications, each once, to the devices that accept them. The current settings count. Several servers
 * may run it at the same time. Answers the number of pushed notifications.
 */
export function deliverPushes({ sql, titlesOf }: PushDeps, now: Date): Promise<number> {
  return sql.begin(async (transaction) => {
    const due = await takeDue(transaction, now);
    const sentTo = await oneByOne(due, async (row) => {
      const notice = await noticeOf(transaction, titlesOf, row);
      return notice ? sendPush(transaction, row.user_id, notice) : 0;
    });
    return sentTo.filter((devices) => devices > 0).length;
  });
}

interface DueRow extends NotificationRow {
  readonly user_id: number;
  readonly unwanted: boolean;
}

/** Takes due notifications out of the queue; those that the settings postpone stay. */
async function takeDue(sql: TransactionSql, now: Date): Promise<readonly DueRow[]> {
  const rows = await sql<DueRow[]>`
    select n.user_id, ${notificationColumns(sql)}, ${isUnwanted(sql)} as unwanted
    from notification n where push_at <= ${now} order by push_at limit ${batch} for update of n skip locked`;
  const plans = await plansOf(
    sql,
    rows.map((row) => row.user_id),
  );
  const planned = rows.map((row) => ({
    row,
    at: row.read_at || row.unwanted ? null : (plans.get(row.user_id)?.(row.kind, row.created_at, now).pushAt ?? null),
  }));
  await oneByOne(planned, ({ row, at }) => {
    const later = at && at > now ? at : null;
    return sql`update notification set push_at = ${later} where id = ${row.id}`;
  });

  return planned.filter(({ at }) => at && at <= now).map(({ row }) => row);
}

/** The content of a push. Null: the account no longer exists. */
async function noticeOf(sql: TransactionSql, titlesOf: TitlesOf, row: DueRow): Promise<PushNotice | null> {
  const locale = await localeOf(sql, row.user_id);
  if (!locale) return null;

  const { language } = locale;
  const own = brands[locale.brand];
  const [notification] = await presentNotifications(sql, titlesOf, [row], language);
  if (!notification) return null;

  const { price } = formatsOf(language);
  const text = notificationText(notification, {
    t: createTranslator(language),
    price,
    language,
    timeZone: own.timeZone,
  });
  const isMessage = notification.kind === 'message';
  const conversation = notification.conversation;

  return {
    kind: notification.kind,
    title: isMessage ? text : own.name,
    body: isMessage ? (notification.facts.text ?? '') : text,
    // through the list, which marks it as read
    link: (brand) => `${pathOf(brands[brand], 'notifications', {}, language)}?open=${notification.id}`,
    tag: conversation
      ? `conversation-${conversation.account_id}-${conversation.ad_id}-${conversation.other_id}`
      : `notification-${notification.id}`,
    language,
  };
}
