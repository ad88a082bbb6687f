import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ConversationMessage } from '../../entities/Conversation.ts';
import { conversationFields, forceField, messageTextField } from '../../fields/conversationFields.ts';

/**
 * Writes to the seller of an ad, or on in a conversation about it. The same `Idempotency-Key` again is no second
 * message and answers the same; with another text it is a `conflict`, and so is writing to somebody whom one has
 * blocked. Nothing can be written to an account that was removed: `gone`.
 *
 * 30 messages an hour to people who have not answered, fewer while the account is new, and 600 tries, sent or refused.
 * The same text to more than ten sellers in a day answers `same-text` at `message`; with `force` it is held back for an
 * hour. What frauds write answers `shield-…` at `message`, such as `shield-card`; with `force` it is sent, and marked
 * for its reader. [J69, M61, N12, T22]
 */
export const sendMessage = defineCall({
  method: 'POST',
  path: '/message',
  access: 'messages.send',
  summary: 'Writes to the seller of an ad.',
  idempotent: true,
  body: z.strictObject({
    message: messageTextField,
    ...conversationFields,
    force: forceField,
  }),
  reply: ConversationMessage,
  failures: ['validation', 'forbidden', 'not-found', 'conflict', 'gone', 'rate-limited'],
});
