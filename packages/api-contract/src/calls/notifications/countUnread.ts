import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/** How much somebody has not read; the total is the sum. What came as a message counts there alone. [J35, E13, T29] */
export const countUnread = defineCall({
  method: 'GET',
  path: '/message/unread-count',
  access: 'messages.read',
  summary: 'How many messages and notifications were not read.',
  reply: z.object({ countMessages: z.int(), countNotifications: z.int() }),
  failures: [],
});
