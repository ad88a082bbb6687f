import { maxNotificationsRead } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { NotificationTarget } from '../../entities/Notification.ts';

/**
 * Marks own notifications as read. Unknown ids and those of others are ignored. Administrators who are signed in as the
 * account mark none. [M19]
 */
export const readNotifications = defineCall({
  method: 'POST',
  path: '/notifications/read',
  access: 'notifications.read',
  summary: 'Marks notifications as read.',
  body: z.strictObject({ ids: z.array(z.int().positive()).min(1).max(maxNotificationsRead) }),
  reply: z.object({
    unread: z.int().describe('notifications, after it'),
    targets: z.array(NotificationTarget).describe('the page of each notification; deleted ones are left out'),
  }),
  failures: [],
});
