import type { Notification } from '@volan/api-contract';
import { companyReasons, rejectionReasons, writtenLanguage, type SettableKind } from '@volan/domain-rules';
import { intlTag, notificationText } from '@volan/i18n';
import type { NotificationItemProps } from '@volan/ui/NotificationItem';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import type { Site } from '../../../runtime/site/Site.ts';
import type { Messages } from '../../../runtime/site/useMessages.ts';

const icons: Readonly<Record<SettableKind, NotificationItemProps['icon']>> = {
  message: 'message-circle',
  'ad-status': 'megaphone',
  'ad-expiring': 'timer',
  'price-drop': 'trending-down',
  order: 'package',
  loyalty: 'medal',
  system: 'shield-check',
};

/** What happened on a day, the newest first. */
export interface NotificationsOfDay {
  readonly day: string;
  readonly told: readonly Notification[];
}

/** Notifications by the days of the brand, in their order. */
export function byDay(
  notifications: readonly Notification[],
  { brand: { timeZone }, now }: Pick<Site, 'brand' | 'now'>,
  { t, date }: Pick<Messages, 't' | 'date'>,
): NotificationsOfDay[] {
  const dayOf = (moment: string | number) => date(moment, timeZone);
  const [today, yesterday] = [dayOf(now), dayOf(now - 86_400_000)];
  const days = Map.groupBy(notifications, ({ at }) => dayOf(at));

  return [...days].map(([day, told]) => {
    const named = day === yesterday ? t('notifications.yesterday') : day;
    return { day: day === today ? t('notifications.today') : named, told };
  });
}

/** The reasons of a decision about an ad or a company, each as a sentence. */
function reasonsOf({ event, facts: { reasons = [] } }: Notification, t: Messages['t']): string[] {
  return event.startsWith('company-')
    ? companyReasons
        .filter((reason) => reasons.includes(reason))
        .map((reason) => `${t(`company-review.reason-${reason}`)}.`)
    : rejectionReasons
        .filter((reason) => reasons.includes(reason))
        .map((reason) => `${t(`my-ads.refused-${reason}`)}.`);
}

/** An entry of the list; its link passes through the list, which marks it as read. */
export function presentNotification(
  told: Notification,
  site: Pick<Site, 'brand' | 'language' | 'inCyrillic'>,
  { t, price }: Pick<Messages, 't' | 'price'>,
): NotificationItemProps {
  const language = writtenLanguage(site.language, site.inCyrillic ?? false);
  const { timeZone } = site.brand;
  const time = new Intl.DateTimeFormat(intlTag(language), { timeStyle: 'short', timeZone });
  const lastEnd = told.event === 'expires' && told.facts.renewed ? [t('my-fast-ads.renewed-once')] : [];
  const text = [...reasonsOf(told, t), ...lastEnd, told.facts.text ?? ''].join(' ').trim();

  return {
    icon: icons[told.kind as SettableKind] ?? 'bell',
    title: notificationText(told, { t, price, language, timeZone }),
    ...(text !== '' && { text }),
    time: time.format(new Date(told.at)),
    dateTime: told.at,
    href: `${pagePath(site, 'notifications', {})}?open=${told.id}`,
    ...(!told.read && { unread: t('shell.unread') }),
  };
}
