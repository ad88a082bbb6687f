import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ConversationMessage } from '../../entities/Conversation.ts';
import { conversationFields, forceField, messageTextField } from '../../fields/conversationFields.ts';

/**
 * Writes to the seller of an ad, or continues a conversation about it. A repeated `Idempotency-Key` writes no second
 * message and gets the same answer; with another text it is a `conflict`, and so is writing to a blocked user. `gone`:
 * the other account was removed.
 * Limits: 30 messages an hour to people who have not answered, fewer for a new account, and 600 tries, sent or refused.
 * The same text to more than ten sellers in a day is `same-text` at `message`; with `force` it is held back for an
 * hour. A text that looks like fraud is `shield-…` at `message`, such as `shield-card`; with `force` it is sent with a
 * warning for its reader. [J69, M61, N12, T22]
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
