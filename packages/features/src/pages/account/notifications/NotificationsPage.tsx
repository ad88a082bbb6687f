import type { Account } from '@volan/api-contract';
import { Button } from '@volan/ui/Button';
import { EmptyState } from '@volan/ui/EmptyState';
import { NotificationDay, NotificationItem } from '@volan/ui/NotificationItem';
import { Pagination } from '@volan/ui/Pagination';
import { Row } from '@volan/ui/Row';
import { Stack } from '@volan/ui/Stack';
import { Text } from '@volan/ui/Text';
import { pagerOf } from '../../../blocks/pager/pagerOf.ts';
import { pagePath } from '../../../runtime/site/pagePath.ts';
import { useSite } from '../../../runtime/site/SiteProvider.tsx';
import { useMessages } from '../../../runtime/site/useMessages.ts';
import { AccountPage } from '../../../shell/account/AccountPage.tsx';
import { settingsTabPath } from '../settings/settingsTab.ts';
import { byDay, presentNotification } from './presentNotification.ts';
import { useNotificationList, type NotificationList } from './useNotificationList.ts';

export interface NotificationsPageProps extends NotificationList {
  account: Account;
  /** Only those about fast ads, on their own page. [B36] @default false */
  fast?: boolean;
}

/** The notifications of the account, the newest first and by day; opening one marks it as read. [B13, M19] */
export function NotificationsPage({ account, fast = false, ...loaded }: NotificationsPageProps) {
  const { notifications, meta } = useNotificationList(loaded, fast);
  const site = useSite();
  const messages = useMessages();
  const { t } = messages;
  const page = fast ? 'fastAdNotifications' : 'notifications';
  const path = pagePath(site, page, {});
  // the button marks all notifications, so a part of them does not have it
  const isUnread = !fast && (notifications.some(({ read }) => !read) || meta.unread > 0);
  const choose = (
    <Button href={settingsTabPath(pagePath(site, 'settings', {}), 'notifications')} icon="settings" size="small">
      {t('notifications.choose')}
    </Button>
  );

  return (
    <AccountPage
      account={account}
      page={page}
      title={t(fast ? 'my-fast-ads.notices' : 'shell.notifications')}
      actions={choose}
    >
      {notifications.length === 0 ? (
        <EmptyState icon="bell" title={t('notifications.empty-title')} help={t('notifications.empty-text')} />
      ) : (
        <>
          {isUnread && (
            <form method="post">
              <input type="hidden" name="form" value="read-all" />
              <Row>
                <Button type="submit" size="small" icon="check" name="until" value={notifications[0]?.at ?? ''}>
                  {t('notifications.mark-all')}
                </Button>
              </Row>
            </form>
          )}
          <Stack gap={3}>
            {byDay(notifications, site, messages).map(({ day, told }) => (
              <NotificationDay key={day} title={day}>
                {told.map((one) => (
                  <NotificationItem key={one.id} {...presentNotification(one, site, messages)} />
                ))}
              </NotificationDay>
            ))}
          </Stack>
        </>
      )}
      {meta.pages > 1 && (
        <Pagination
          {...pagerOf(meta.page, meta.pages, (page) => (page > 1 ? `${path}?page=${page}` : path), messages)}
        />
      )}
      {notifications.length > 0 && (
        <Text role="small" tone="secondary">
          {t('notifications.kept')}
        </Text>
      )}
    </AccountPage>
  );
}
