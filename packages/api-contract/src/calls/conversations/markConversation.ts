import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { messageIdField, ownConversationFields } from '../../fields/conversationFields.ts';

/**
 * Sets up to which message a conversation has arrived at a device of this side, and up to which it was read; a read
 * message has arrived. Marks only move forward. An administrator who is signed in as the account moves none. [M57]
 */
export const markConversation = defineCall({
  method: 'POST',
  path: '/message/mark',
  access: 'messages.read',
  summary: 'Marks messages as delivered or read.',
  body: z.strictObject({
    ...ownConversationFields,
    delivered: messageIdField.optional().describe('the last message that arrived'),
    read: messageIdField.optional().describe('the last message that was read'),
  }),
  reply: z.object({ unread: z.int().describe('of all conversations, after it') }),
  failures: ['validation', 'not-found'],
});
