import type { Notification } from '@volan/api-contract';
import {
  cutText,
  isStrongWarning,
  listingStatus,
  type LanguageValue,
  type NotificationFacts,
  type ShieldFinding,
} from '@volan/domain-rules';
import { createTranslator } from '@volan/i18n';
import type { Sql, TransactionSql } from 'postgres';
import { readParties } from '../accounts/readParties.ts';
import type { TitlesOf } from './adTitles.ts';

const { pending, active } = listingStatus;

/** A notification as it is stored. */
export interface NotificationRow {
  readonly id: number;
  readonly kind: Notification['kind'];
  readonly event: Notification['event'];
  readonly facts: NotificationFacts;
  readonly ad_id: number | null;
  readonly fast: boolean;
  readonly account_id: number | null;
  readonly created_at: Date;
  readonly read_at: Date | null;
  /** For a message: its conversation. */
  readonly conversation_ad: number | null;
  readonly conversation_title: string | null;
  readonly sender_id: number | null;
  readonly text: string | null;
  readonly warnings: readonly ShieldFinding[] | null;
}

/** SQL condition: the notification, `n` in the query, is about a fast ad, or a message about one. [M17, B36] */
export const isOfFastAd = (sql: Sql | TransactionSql) => sql`exists (
  select from ad where fast and id = coalesce(
    n.ad_id, (select c.ad_id from conversation c where c.id = n.conversation_id)))`;

/** Columns of a {@link NotificationRow}, of `notification` as `n`. */
export const notificationColumns = (sql: Sql | TransactionSql) => sql`
  n.id, n.kind, n.event, n.facts, n.ad_id, ${isOfFastAd(sql)} as fast, n.account_id, n.created_at, n.read_at,
  (select c.ad_id from conversation c where c.id = n.conversation_id) as conversation_ad,
  (select c.ad_title from conversation c where c.id = n.conversation_id) as conversation_title,
  (select case c.buyer_id when n.account_id then c.seller_id else c.buyer_id end
    from conversation c where c.id = n.conversation_id) as sender_id,
  (select coalesce(nullif(x.text, ''), (
      select name from conversation_attachment where message_id = x.id order by id limit 1), '')
    from conversation_message x where x.id = n.message_id) as text,
  (select warnings from conversation_message where id = n.message_id) as warnings`;

/**
 * True if only the page may show the notification, `n` in the query: its conversation is muted, its sender was blocked
 * meanwhile, the question about an ad was answered, or the rejected ad was submitted again.
 */
export const isUnwanted = (sql: Sql | TransactionSql) => sql`(exists (
  select from conversation_member m join conversation c on c.id = m.conversation_id
  where m.conversation_id = n.conversation_id and m.user_id = n.account_id and (m.muted or exists (
    select from blocked_user where user_id = m.user_id and blocked_id in (c.buyer_id, c.seller_id))))
  or exists (
    select from ad left join ad_review on ad_review.ad_id = ad.id
    where ad.id = n.ad_id and case
      when n.event = 'asked' then ad.status <> ${pending} or coalesce(ad_review.question, '') = ''
      when n.event = 'rejected' then ad.status in (${pending}, ${active})
      else false end))`;

/**
 * Notifications with the facts for their texts: the current titles of ads, and the text of a message while it exists. A
 * text with a strong warning is replaced by the warning, so lists, mails and pushes never show links of frauds. [N12]
 */
export async function presentNotifications(
  sql: Sql | TransactionSql,
  titlesOf: TitlesOf,
  rows: readonly NotificationRow[],
  language: LanguageValue,
): Promise<Notification[]> {
  const [titleOf, party] = await Promise.all([
    titlesOf(
      rows.flatMap(({ ad_id: ad }) => ad ?? []),
      language,
    ),
    readParties(
      sql,
      rows.flatMap(({ sender_id: sender }) => sender ?? []),
    ),
  ]);
  return rows.map((row) => {
    const { id, kind, event, facts, ad_id, account_id, created_at, read_at, conversation_ad, sender_id } = row;
    const { reasons, grounds, ...named } = facts;
    const isMessage = conversation_ad !== null && sender_id !== null && account_id !== null;

    return {
      id,
      kind,
      event,
      at: created_at.toISOString(),
      read: read_at !== null,
      ad_id: conversation_ad ?? ad_id,
      fast: row.fast,
      title: row.conversation_title ?? (ad_id === null ? null : titleOf(ad_id)),
      conversation: isMessage ? { ad_id: conversation_ad, account_id, other_id: sender_id } : null,
      facts: {
        ...named,
        ...(reasons && { reasons: [...reasons] }),
        ...(grounds && { grounds: [...grounds] }),
        ...(isMessage && { name: party(sender_id).name, text: shownText(row, language) }),
      },
    };
  });
}

function shownText({ text, warnings }: NotificationRow, language: LanguageValue): string {
  const [strong] = (warnings ?? []).flatMap(({ kind }) => (kind !== 'link' && isStrongWarning(kind) ? [kind] : []));
  if (!strong) return cutText(text ?? '');

  const t = createTranslator(language);

  return `${t('shield.reader-title')}. ${t(`shield.reader-${strong}`)}`;
}
