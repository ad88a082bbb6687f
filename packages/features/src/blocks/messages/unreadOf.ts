import type { UnreadCounts } from '@volan/realtime';

/** The part of the unread that a badge shows. */
export const unreadOf = {
  account: ({ countMessages, countNotifications }: UnreadCounts) => countMessages + countNotifications,
  messages: ({ countMessages }: UnreadCounts) => countMessages,
  notifications: ({ countNotifications }: UnreadCounts) => countNotifications,
};

/** A number of what is unread, as a badge shows it. */
export const shownUnread = (count: number) => (count > 99 ? '99+' : String(count));
