import { conversationReportReasons } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ownConversationFields } from '../../fields/conversationFields.ts';

/**
 * Reports a conversation to the moderators. Each side has one report; a new one replaces it. At most 10 a day.
 * [M57, M61]
 */
export const reportConversation = defineCall({
  method: 'POST',
  path: '/message/report',
  access: 'messages.read',
  summary: 'Reports a conversation to the moderators.',
  body: z.strictObject({
    ...ownConversationFields,
    reason: z.enum(conversationReportReasons),
    text: z.string().trim().max(1000).optional().describe('needed with the reason `other`'),
  }),
  reply: z.object({ reported: z.literal(true) }),
  failures: ['validation', 'not-found', 'rate-limited'],
});
