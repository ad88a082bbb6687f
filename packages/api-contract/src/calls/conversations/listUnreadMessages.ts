import { messagesPerPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { MessageInConversation } from '../../entities/Conversation.ts';

/**
 * The newest messages that one has not read, at most 50, and how many there are: one number for all devices. [J74, F21]
 */
export const listUnreadMessages = defineCall({
  method: 'GET',
  path: '/message/unread',
  access: 'messages.read',
  summary: 'Messages that were not read.',
  reply: z.array(MessageInConversation).max(messagesPerPage),
  meta: z.object({ total: z.int() }),
  failures: [],
});
