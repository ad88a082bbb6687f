import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/**
 * Numbers of unread messages and notifications, and their sum. Notifications of messages only count as messages.
 * [J35, E13, T29]
 */
export const countUnread = defineCall({
  method: 'GET',
  path: '/message/unread-count',
  access: 'messages.read',
  summary: 'How many messages and notifications were not read.',
  reply: z.object({ countMessages: z.int(), countNotifications: z.int() }),
  failures: [],
});
