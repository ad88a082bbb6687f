import { lastPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ReportedConversation } from '../../entities/ReportedConversation.ts';
import { numberText } from '../../fields/numberText.ts';

/**
 * Reports of conversations that wait for a decision, 24 a page, the longest waiting first. Regional administrators see
 * those about accounts of their own country. [M57, H04]
 */
export const listConversationReports = defineCall({
  method: 'GET',
  path: '/admin/conversation-reports',
  access: 'users.list',
  summary: 'Reports of conversations.',
  query: z.object({ page: numberText(1, lastPage).optional().describe('from 1') }),
  reply: z.array(ReportedConversation).max(24),
  meta: z.object({ page: z.int(), total: z.int() }),
  failures: ['bad-query'],
});
