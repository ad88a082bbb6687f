import type { CallOutcome, CallRequest, listNotifications, readNotifications } from '@volan/api-contract';
import { notificationsPerPage, type Actor, type LanguageValue } from '@volan/domain-rules';
import type { Sql } from 'postgres';
import type { TitlesOf } from './adTitles.ts';
import { isOfFastAd, notificationColumns, presentNotifications, type NotificationRow } from './presentNotifications.ts';

/** Number of unread notifications of an account. Notifications of messages count as messages instead. [E13, T29] */
export async function countUnreadNotifications(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select count(*)::int as total from notification
    where user_id = ${userId} and read_at is null and on_page and kind <> 'message'`;
  return row?.total ?? 0;
}

/** A page of the notifications of an account, the newest first. [M19] */
export async function readNotificationList(
  { sql, titlesOf }: { readonly sql: Sql; readonly titlesOf: TitlesOf },
  { page = 1, lang, fast = false }: CallRequest<typeof listNotifications>,
  { id: userId }: Actor,
  language: LanguageValue,
): Promise<CallOutcome<typeof listNotifications>> {
  const isChosen = sql`user_id = ${userId} and on_page and ${fast ? isOfFastAd(sql) : sql`true`}`;
  const [[count], rows, unread] = await Promise.all([
    sql<{ total: number }[]>`select count(*)::int as total from notification n where ${isChosen}`,
    sql<NotificationRow[]>`
      select ${notificationColumns(sql)} from notification n where ${isChosen}
      order by created_at desc, id desc
      limit ${notificationsPerPage} offset ${(page - 1) * notificationsPerPage}`,
    countUnreadNotifications(sql, userId),
  ]);
  const total = count?.total ?? 0;

  return {
    data: await presentNotifications(sql, titlesOf, rows, lang ?? language),
    meta: {
      total,
      page,
      unread,
      per_page: notificationsPerPage,
      pages: Math.max(1, Math.ceil(total / notificationsPerPage)),
    },
  };
}

/** Marks notifications as read, and returns the page that each leads to. [M19] */
export async function readSome(sql: Sql, actor: Actor, ids: number[]): Promise<CallOutcome<typeof readNotifications>> {
  const rows = await sql<TargetRow[]>`
    select n.id, event, coalesce(c.ad_id, n.ad_id) as ad_id, ${isOfFastAd(sql)} as fast, account_id, (n.facts ->> 'service')::int as service_id,
      case c.buyer_id when account_id then c.seller_id else c.buyer_id end as other_id
    from notification n left join conversation c on c.id = conversation_id
    where n.user_id = ${actor.id} and n.id = any (${ids}::bigint[])`;
  const targets = rows.map(({ id, event, ad_id, fast, account_id, other_id, service_id }) => {
    const isMessage = ad_id !== null && account_id !== null && other_id !== null;
    const conversation = isMessage ? { ad_id, account_id, other_id } : null;

    return { id, event, ad_id, fast, conversation, ...(service_id !== null && { service_id }) };
  });
  return { ...(await markRead(sql, actor, { ids })), targets };
}

interface TargetRow extends Pick<NotificationRow, 'id' | 'event' | 'ad_id' | 'fast' | 'account_id'> {
  readonly other_id: number | null;
  /** The car service of a notification about a review. */
  readonly service_id: number | null;
}

/** Marks own notifications as read, so that no mail or push follows. Answers the number of unread ones. [M19] */
export async function markRead(sql: Sql, { id, impersonated }: Actor, which: { ids: number[] } | { until: string }) {
  if (!impersonated) {
    await sql`
      update notification set read_at = now(), mail_at = null, push_at = null
      where user_id = ${id} and read_at is null
        and ${'ids' in which ? sql`id = any (${which.ids}::bigint[])` : sql`created_at <= ${which.until}`}`;
  }
  return { unread: await countUnreadNotifications(sql, id) };
}
