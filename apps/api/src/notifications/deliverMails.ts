import type { Notification } from '@volan/api-contract';
import type { Mail } from '@volan/documents';
import type { DecisionGround, RejectionReasonName } from '@volan/domain-rules';
import type { Sql, TransactionSql } from 'postgres';
import { recipientOf, type MailRecipient } from '../accounts/mailRecipient.ts';
import { oneByOne } from '../platform/jobs/oneByOne.ts';
import { queueMail } from '../platform/mail/queueMail.ts';
import type { TitlesOf } from './adTitles.ts';
import { plansOf } from './preferences.ts';
import { isUnwanted, notificationColumns, presentNotifications, type NotificationRow } from './presentNotifications.ts';
import { unsubscribeToken } from './unsubscribe.ts';

/** Accounts that get mails in one run. */
const batch = 200;

/** Conversations that one mail names. */
const named = 5;

/** Entries that the mail of a day names. */
const namedDaily = 20;

/** Dependencies of mailing. */
export interface MailDeps {
  readonly sql: Sql;
  readonly titlesOf: TitlesOf;
  /** Signs the address that ends these mails. */
  readonly secret: string;
}

/**
 * Mails notifications that nobody has read on the page within their delay. Immediate ones get a mail each, and messages
 * share one mail. The others share the mail of the day. The current settings count. Several servers may run it at the
 * same time. Answers the number of mails. [M19, M57]
 */
export async function deliverMails(deps: MailDeps, now: Date): Promise<number> {
  const accounts = await deps.sql<{ id: number }[]>`
    select distinct user_id as id from notification where mail_at <= ${now} limit ${batch}`;
  const written = await oneByOne(accounts, ({ id }) => deps.sql.begin((sql) => mailAccount(sql, deps, id, now)));
  return written.reduce((sum, count) => sum + count, 0);
}

interface DueRow extends NotificationRow {
  /** When its first unread message came; for other events, when they happened. */
  readonly since: Date;
  /** A later event has made it one for the page only. */
  readonly unwanted: boolean;
}

async function mailAccount(sql: TransactionSql, { titlesOf, secret }: MailDeps, userId: number, now: Date) {
  // if another server was faster, this finds no rows
  const rows = await sql<DueRow[]>`
    select ${notificationColumns(sql)},
      coalesce((
        select min(x.created_at) from conversation_message x
        join conversation_member m on m.conversation_id = x.conversation_id and m.user_id = n.account_id
        where x.conversation_id = n.conversation_id and x.id > m.last_read_message_id
          and x.sender_id <> m.user_id and x.state = 'sent'), n.created_at) as since,
      ${isUnwanted(sql)} as unwanted
    from notification n where user_id = ${userId} and mail_at <= ${now}
    order by created_at desc, id desc for update of n skip locked`;
  const recipient = await recipientOf(sql, userId);
  const planFor = (await plansOf(sql, [userId])).get(userId);
  const plans = rows.map((row) => ({ row, plan: planFor?.(row.kind, row.since, now) }));
  const wanted = plans.filter(({ row, plan }) => recipient && plan?.mailAt && !row.read_at && !row.unwanted);
  const later = wanted.filter(({ plan }) => (plan?.mailAt ?? now) > now);
  await oneByOne(
    later,
    ({ row, plan }) => sql`update notification set mail_at = ${plan?.mailAt ?? null} where id = ${row.id}`,
  );
  const laterIds = new Set(later.map(({ row }) => row.id));
  const done = rows.filter(({ id }) => !laterIds.has(id)).map(({ id }) => id);
  await sql`update notification set mail_at = null where id = any (${done}::bigint[])`;
  if (!recipient) return 0;

  const due = wanted.filter(({ row }) => !laterIds.has(row.id));
  const told = (daily: boolean) =>
    presentNotifications(
      sql,
      titlesOf,
      due.filter(({ plan }) => plan?.daily === daily).map(({ row }) => row),
      recipient.language,
    );
  const mails = mailsOf(await told(false), await told(true), recipient, unsubscribeToken(secret, userId));
  await oneByOne(mails, (mail) => queueMail(sql, mail));

  return mails.length;
}

/** The mails about these notifications. */
function mailsOf(
  single: readonly Notification[],
  daily: readonly Notification[],
  recipient: MailRecipient,
  unsubscribe: string,
): Mail[] {
  const messages = single.filter(({ kind }) => kind === 'message');
  const conversations = messages.slice(0, named).map(({ title, facts, conversation }) => ({
    from: facts.name ?? '',
    title: title ?? '',
    text: facts.text ?? '',
    ...(conversation && { place: { adId: conversation.ad_id, accountId: conversation.other_id } }),
  }));
  const told = daily.slice(0, namedDaily).map(({ event, title, facts, at }) => ({ event, title, facts, at }));

  return [
    ...single.flatMap((one) => singleMail(one, recipient, unsubscribe) ?? []),
    ...(conversations.length > 0
      ? [{ ...recipient, template: 'messages-unread', values: { conversations, unsubscribe } } as const]
      : []),
    ...(told.length > 0
      ? [{ ...recipient, template: 'notifications-digest', values: { told, unsubscribe } } as const]
      : []),
  ];
}

/** The mail about one notification; null if its event has no mail. */
function singleMail(
  { event, title, ad_id: adId, fast, facts }: Notification,
  recipient: MailRecipient,
  unsubscribe: string,
): Mail | null {
  const { renewed } = facts;
  const named = { title: title ?? '', ...(fast && { fast }), ...(renewed && { renewed }), unsubscribe };
  switch (event) {
    case 'approved':
    case 'rejected':
    case 'asked':
    case 'removed': {
      const reasons = (facts.reasons ?? []) as RejectionReasonName[];
      const { grounds, appeal_until: appealUntil } = facts;
      const statement =
        grounds && appealUntil !== undefined ? { grounds: grounds as DecisionGround[], appealUntil } : null;
      const said = { reasons, reason: facts.text ?? '', ...(statement && { statement }) };
      const values = { ...named, decision: event, ...said };

      return { ...recipient, template: 'ad-decision', values };
    }
    case 'expired':
    case 'unconfirmed':
    case 'paused':
      return { ...recipient, template: 'ad-stopped', values: { ...named, why: event } };
    case 'expires':
      return { ...recipient, template: 'ad-expires', values: { ...named, endsOn: facts.ends_at ?? '' } };
    case 'confirm':
    case 'confirm-last':
      return { ...recipient, template: 'ad-confirm', values: { ...named, isLast: event === 'confirm-last' } };
    case 'price-drop': {
      const values = { ...named, adId: adId ?? 0, price: facts.price ?? 0, before: facts.price_before ?? 0 };
      return { ...recipient, template: 'price-drop', values };
    }
    case 'plan-ends':
    case 'plan-renews':
    case 'plan-renewed':
    case 'plan-unpaid':
      return { ...recipient, template: 'plan-notice', values: { event, facts, unsubscribe } };
    case 'boost-ended':
      return facts.tier && adId !== null
        ? { ...recipient, template: 'boost-ended', values: { ...named, adId, tier: facts.tier } }
        : null;
    // order-paid and order-refunded: their receipts are always mailed, regardless of these settings
    default:
      return null;
  }
}
