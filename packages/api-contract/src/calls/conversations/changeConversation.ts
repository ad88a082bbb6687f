import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { flagField } from '../../fields/accountFields.ts';
import { ownConversationFields } from '../../fields/conversationFields.ts';

/**
 * Mutes a conversation, or puts it away, for this side alone. Muted: nobody is told of its messages beside the number. One that was
 * put away comes back with the next message, unless it is muted. [M57]
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
