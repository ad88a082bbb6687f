import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { idField } from '../../fields/conversationFields.ts';

/**
 * Blocks the other user of a conversation, for every ad. Their later messages look sent to them, but are not shown,
 * counted or announced, even after unblocking. [M57]
 */
export const blockUser = defineCall({
  method: 'POST',
  path: '/message/block',
  access: 'messages.read',
  summary: 'Blocks somebody.',
  body: z.strictObject({
    user1: idField.describe('the blocking account: the signed-in user, or the company that they act for'),
    user2: idField.describe('who is blocked'),
  }),
  reply: z.object({ blocked: z.literal(true) }),
  failures: ['validation', 'forbidden', 'not-found'],
});
