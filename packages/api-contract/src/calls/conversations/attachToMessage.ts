import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ConversationMessage } from '../../entities/Conversation.ts';
import { attachedTextField, attachmentField, conversationFields, forceField } from '../../fields/conversationFields.ts';

/**
 * Writes a message with a file in a conversation of one’s own: a picture, as in an ad, which is encoded again without
 * the metadata of the camera, or a PDF of at most 10 MB, which is stored unchanged and only ever downloaded. Otherwise
 * like `answerMessage`. At most 60 files an hour. [J71]
 */
export const attachToMessage = defineCall({
  method: 'POST',
  path: '/message/attach',
  access: 'messages.send',
  summary: 'Writes a message with a file.',
  idempotent: true,
  body: z.strictObject({
    message: attachedTextField.default(''),
    ...conversationFields,
    force: forceField,
    file: attachmentField,
  }),
  reply: ConversationMessage,
  failures: [
    'validation',
    'forbidden',
    'not-found',
    'conflict',
    'gone',
    'rate-limited',
    'pictures-at-once',
    'unavailable',
  ],
});
