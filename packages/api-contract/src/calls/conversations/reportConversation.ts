import { conversationReportReasons } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ownConversationFields } from '../../fields/conversationFields.ts';

/**
 * Reports the other side of a conversation to the moderators. Each side has one report; a new one replaces it. The
 * seller of a public ad can also be reported before the first message. At most 10 a day. [M57, M61, P16]
 */
export const reportConversation = defineCall({
  method: 'POST',
  path: '/message/report',
  access: 'messages.read',
  summary: 'Reports the other side of a conversation, or the seller of an ad, to the moderators.',
  body: z.strictObject({
    ...ownConversationFields,
    reason: z.enum(conversationReportReasons),
    text: z.string().trim().max(1000).optional().describe('needed with the reason `other`'),
  }),
  reply: z.object({ reported: z.literal(true) }),
  failures: ['validation', 'not-found', 'rate-limited'],
});
