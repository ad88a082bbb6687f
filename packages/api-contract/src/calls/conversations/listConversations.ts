import { conversationsPerPage, lastPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Conversation, ConversationListMeta } from '../../entities/Conversation.ts';
import { flagText } from '../../fields/flagText.ts';
import { languageQuery } from '../../fields/languageQuery.ts';
import { numberText } from '../../fields/numberText.ts';

/**
 * Own conversations and those of companies that the user acts for, the one with the newest message first. [J72, B12]
 */
export const listConversations = defineCall({
  method: 'GET',
  path: '/message/group',
  access: 'messages.read',
  summary: 'Own conversations.',
  query: languageQuery.extend({
    page: numberText(1, lastPage).optional().describe('from 1'),
    unread: flagText.optional().describe('only those with something that was not read'),
    archived: flagText.optional().describe('those that were put away, instead of the others'),
  }),
  reply: z.array(Conversation).max(conversationsPerPage),
  meta: ConversationListMeta,
  failures: ['bad-query'],
});
