import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ConversationMessage } from '../../entities/Conversation.ts';
import { conversationFields, forceField, messageTextField } from '../../fields/conversationFields.ts';

/**
 * Writes in an own conversation, or in one of a company that the user acts for. Other conversations are refused.
 * Otherwise like `sendMessage`. [J70, H07]
 */
export const answerMessage = defineCall({
  method: 'POST',
  path: '/message/answer',
  access: 'messages.send',
  summary: 'Answers in a conversation of one’s own.',
  idempotent: true,
  body: z.strictObject({ message: messageTextField, ...conversationFields, force: forceField }),
  reply: ConversationMessage,
  failures: ['validation', 'forbidden', 'not-found', 'conflict', 'gone', 'rate-limited'],
});
