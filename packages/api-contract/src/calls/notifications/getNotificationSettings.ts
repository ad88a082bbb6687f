import { defineCall } from '../../defineCall.ts';
import { NotificationSettings } from '../../entities/Notification.ts';

/** How the own account is notified of each kind of event. */
export const getNotificationSettings = defineCall({
  method: 'GET',
  path: '/notifications/settings',
  access: 'notifications.read',
  summary: 'How one is notified.',
  reply: NotificationSettings,
  failures: [],
});
