import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { momentField } from '../../fields/dateFields.ts';

/**
 * Marks all own notifications up to an id as read. Later ones stay unread, because the user has not seen them. [M19]
 */
export const readAllNotifications = defineCall({
  method: 'POST',
  path: '/notifications/read-all',
  access: 'notifications.read',
  summary: 'Marks all notifications as read.',
  body: z.strictObject({ until: momentField.describe('`at` of the newest that was shown') }),
  reply: z.object({ unread: z.int().describe('notifications, after it') }),
  failures: [],
});
