import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { idField } from '../../fields/conversationFields.ts';

/** Unblocks a user. */
export const unblockUser = defineCall({
  method: 'POST',
  path: '/message/unblock',
  access: 'messages.read',
  summary: 'Lets somebody write again.',
  body: z.strictObject({
    user1: idField.describe('the account that blocked: the signed-in user, or the company that they act for'),
    user2: idField.describe('who was blocked'),
  }),
  reply: z.object({ unblocked: z.boolean().describe('false where they were not blocked') }),
  failures: ['validation', 'forbidden'],
});
