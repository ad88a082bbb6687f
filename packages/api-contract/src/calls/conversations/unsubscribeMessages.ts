import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/**
 * Ends mails about unread messages for the recipient of a mail. Mail programs send it when a user presses “unsubscribe”.
 * The token of the mail identifies the account, without signing in. [RFC 8058]
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
