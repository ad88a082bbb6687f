import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/**
 * Ends mails about unread messages for the account that a mail went to: what mail programs post when somebody presses
 * “unsubscribe”. Nobody has to sign in; the token of the mail says who. [RFC 8058]
 */
export const unsubscribeMessages = defineCall({
  method: 'POST',
  path: '/message/unsubscribe/{token}',
  access: 'public',
  summary: 'Ends mails about unread messages.',
  params: z.object({ token: z.string().max(100) }),
  body: z.strictObject({ 'List-Unsubscribe': z.literal('One-Click') }),
  reply: z.object({ unsubscribed: z.literal(true) }),
  failures: ['not-found'],
});
