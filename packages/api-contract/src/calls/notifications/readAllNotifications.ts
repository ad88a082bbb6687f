import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { momentField } from '../../fields/dateFields.ts';

/** Marks all own notifications up to one as read: what came meanwhile, nobody has seen. [M19] */
export const readAllNotifications = defineCall({
  method: 'POST',
  path: '/notifications/read-all',
  access: 'notifications.read',
  summary: 'Marks all notifications as read.',
  body: z.strictObject({ until: momentField.describe('`at` of the newest that was shown') }),
  reply: z.object({ unread: z.int().describe('notifications, after it') }),
  failures: [],
});
