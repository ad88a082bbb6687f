import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ConversationMessage } from '../../entities/Conversation.ts';
import { conversationFields, forceField, messageTextField } from '../../fields/conversationFields.ts';

/**
 * Writes in a conversation of one's own, or of a company that one acts for; in another one it is refused. Otherwise
 * like `sendMessage`. [J70, H07]
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
