import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { idField } from '../../fields/conversationFields.ts';

/**
 * Blocks somebody with whom there is a conversation, about every ad. What they write from then on they take for sent; it is not
 * shown, not counted and not announced, also after they are unblocked. [M57]
 */
export const blockUser = defineCall({
  method: 'POST',
  path: '/message/block',
  access: 'messages.read',
  summary: 'Blocks somebody.',
  body: z.strictObject({
    user1: idField.describe('who blocks: who is signed in, or the company that they act for'),
    user2: idField.describe('who is blocked'),
  }),
  reply: z.object({ blocked: z.literal(true) }),
  failures: ['validation', 'forbidden', 'not-found'],
});
