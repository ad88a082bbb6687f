import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ChangedNotificationSettings, NotificationSettings } from '../../entities/Notification.ts';

/**
 * Changes how the own account is notified; kinds that are not named stay. Mails for its security cannot be turned off.
 */
export const setNotificationSettings = defineCall({
  method: 'POST',
  path: '/notifications/settings',
  access: 'account.edit',
  summary: 'Changes how one is notified.',
  body: z.strictObject(ChangedNotificationSettings),
  reply: NotificationSettings,
  failures: [],
});
