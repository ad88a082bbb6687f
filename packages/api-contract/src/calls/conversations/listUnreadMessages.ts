import { messagesPerPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { MessageInConversation } from '../../entities/Conversation.ts';

/** The newest unread messages, at most 50, and their total, which is the same on all devices. [J74, F21] */
export const listUnreadMessages = defineCall({
  method: 'GET',
  path: '/message/unread',
  access: 'messages.read',
  summary: 'Messages that were not read.',
  reply: z.array(MessageInConversation).max(messagesPerPage),
  meta: z.object({ total: z.int() }),
  failures: [],
});
