import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { messageIdField, ownConversationFields } from '../../fields/conversationFields.ts';

/**
 * Marks messages of a conversation as delivered and as read, up to an id, for this side. A read message is also
 * delivered. Marks only move forward. Administrators who are signed in as the account do not move marks. [M57]
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
