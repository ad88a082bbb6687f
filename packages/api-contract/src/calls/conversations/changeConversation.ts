import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { flagField } from '../../fields/flagField.ts';
import { ownConversationFields } from '../../fields/conversationFields.ts';

/**
 * Mutes or archives a conversation for this side only. Messages of a muted one are counted as unread, but send no
 * notification. An archived one comes back with the next message, unless it is muted. [M57]
 */
export const changeConversation = defineCall({
  method: 'POST',
  path: '/message/settings',
  access: 'messages.read',
  summary: 'Mutes a conversation or puts it away.',
  body: z.strictObject({
    ...ownConversationFields,
    muted: flagField.optional().describe('left out: as it was'),
    archived: flagField.optional().describe('left out: as it was'),
  }),
  reply: z.object({ muted: z.boolean(), archived: z.boolean() }),
  failures: ['validation', 'not-found'],
});
