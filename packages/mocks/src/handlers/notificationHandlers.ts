import {
  countUnread,
  getNotificationSettings,
  listNotifications,
  readAllNotifications,
  readNotifications,
  setNotificationSettings,
} from '@volan/api-contract';
import { notificationsPerPage } from '@volan/domain-rules';
import { notificationSettingsOf, notificationsOf } from '../marketplace/notificationsOf.ts';
import { mockCall } from '../mockCall.ts';

const unreadOf = (ids: readonly number[] = []) =>
  notificationsOf('rs').filter(({ id, read, kind }) => !read && kind !== 'message' && !ids.includes(id)).length;

/** Calls about the notifications of the account of the mocks; nothing is kept. */
export const notificationHandlers = [
  mockCall(countUnread, () => ({ countMessages: 1, countNotifications: unreadOf() })),
  mockCall(listNotifications, ({ page = 1 }, { language }) => {
    const all = notificationsOf(language);
    const data = page === 1 ? all : [];
    const meta = { total: all.length, page, pages: 1, per_page: notificationsPerPage, unread: unreadOf() };

    return { data, meta };
  }),
  mockCall(readNotifications, ({ ids }) => ({
    unread: unreadOf(ids),
    targets: notificationsOf('rs').flatMap(({ id, event, ad_id, fast, conversation }) =>
      ids.includes(id) ? { id, event, ad_id, fast, conversation } : [],
    ),
  })),
  mockCall(readAllNotifications, () => ({ unread: 0 })),
  mockCall(getNotificationSettings, () => notificationSettingsOf({})),
  mockCall(setNotificationSettings, (changed) => notificationSettingsOf(changed)),
];
