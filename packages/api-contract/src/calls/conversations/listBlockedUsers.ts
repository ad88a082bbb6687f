import { conversationsPerPage, lastPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { BlockedUser } from '../../entities/Conversation.ts';
import { numberText } from '../../fields/numberText.ts';

/** Users who are blocked by the account, and by companies that it acts for, the last one first. */
export const listBlockedUsers = defineCall({
  method: 'GET',
  path: '/message/blocked',
  access: 'messages.read',
  summary: 'Whom one has blocked.',
  query: z.strictObject({ page: numberText(1, lastPage).optional().describe('from 1') }),
  reply: z.array(BlockedUser).max(conversationsPerPage),
  meta: z.object({ page: z.int(), more: z.boolean() }),
  failures: ['bad-query'],
});
