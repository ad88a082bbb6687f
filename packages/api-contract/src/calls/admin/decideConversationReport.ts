import { reportDecisions } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { idField, messageIdField } from '../../fields/conversationFields.ts';

/**
 * Decides about a report of a conversation: it is dismissed, the reported user is warned by mail, or the account is
 * suspended as by `changeUserStatus`. A warning or suspension needs a reason for the user. A decided report is no
 * longer listed.
 * [M57, H08, J41]
 */
export const decideConversationReport = defineCall({
  method: 'POST',
  path: '/admin/conversation-report',
  access: 'users.status',
  summary: 'Decides about a report of a conversation.',
  body: z.strictObject({
    id: messageIdField.max(9_999_999_999).describe('the conversation'),
    reporter: idField.describe('the side that reported'),
    decision: z.enum(reportDecisions),
    reason: z.string().trim().max(500).optional().describe('needed to warn and to suspend'),
  }),
  reply: z.object({ decided: z.literal(true) }),
  failures: ['validation', 'not-found', 'forbidden'],
});
