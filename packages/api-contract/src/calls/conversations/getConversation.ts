import { lastPage, messagesPerPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Conversation, ConversationMessage } from '../../entities/Conversation.ts';
import { idText } from '../../fields/idText.ts';
import { languageQuery } from '../../fields/languageQuery.ts';
import { numberText } from '../../fields/numberText.ts';

/** Largest id of a message in an address. */
const largestMessageId = 9_999_999_999;

/**
 * One conversation: its newest messages, those before an id, or those after an id that a client knows, at most 50,
 * always the oldest first. With `since` nothing that was written after it is missed: ask again with the last id while
 * `more` is true. Anybody else's conversation is refused, whether it exists or not. [J73, B12]
 */
export const getConversation = defineCall({
  method: 'GET',
  path: '/message/conversation/{a}/{b}',
  access: 'messages.read',
  summary: 'The messages of a conversation.',
  params: z.object({ a: idText.describe('the ad'), b: idText.describe('the other side') }),
  query: languageQuery.extend({
    page: numberText(1, lastPage).optional().describe('from 1, the newest; one of the three at most'),
    before: numberText(1, largestMessageId).optional().describe('only older messages than this one'),
    since: numberText(0, largestMessageId)
      .optional()
      .describe('only newer messages than this one; 0: from the beginning'),
  }),
  reply: z.object({
    conversation: Conversation,
    messages: z.array(ConversationMessage).max(messagesPerPage),
    reply_minutes: z
      .int()
      .nullable()
      .describe('median time in which the seller first answers; null where too few answers tell it [M53]'),
    more: z.boolean().describe('there are more in the same direction'),
  }),
  failures: ['bad-query', 'forbidden', 'not-found'],
});
