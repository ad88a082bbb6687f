import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ChangedNotificationSettings, NotificationSettings } from '../../entities/Notification.ts';

/** Changes how the own account is told of what; what is not named stays. Mails for its security are not among it. */
export const setNotificationSettings = defineCall({
  method: 'POST',
  path: '/notifications/settings',
  access: 'account.edit',
  summary: 'Changes how one is notified.',
  body: z.strictObject(ChangedNotificationSettings),
  reply: NotificationSettings,
  failures: [],
});
