import { lastPage, messagesPerPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { MessageInConversation } from '../../entities/Conversation.ts';
import { numberText } from '../../fields/numberText.ts';

/**
 * Sent and received messages that contain a text, the newest first. Capitals, diacritics and script do not matter.
 * [N01, M57]
 */
export const searchMessages = defineCall({
  method: 'GET',
  path: '/message/search',
  access: 'messages.read',
  summary: 'Searches in own conversations.',
  query: z.strictObject({
    q: z.string().trim().min(2).max(100),
    page: numberText(1, lastPage).optional().describe('from 1'),
  }),
  reply: z.array(MessageInConversation).max(messagesPerPage),
  meta: z.object({ page: z.int(), more: z.boolean() }),
  failures: ['bad-query'],
});
