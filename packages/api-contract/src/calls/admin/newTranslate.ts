import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import {
  ChangedMessage,
  maxMessageLength,
  ManagedMessage,
  messageKey,
  textLanguage,
} from '../../entities/ManagedMessage.ts';

/**
 * Writes the text of a key in one language, as a draft that is published later. It is compiled and compared with its
 * source first: errors are at `text`, such as `missing-argument:count`, `missing-plural:many`, `not-icu`, and then
 * nothing is stored. An empty text removes the own one: that of the files is used again. With a `version` that is not
 * the newest the answer is `conflict` with the current text. `machine` marks a text that nobody has confirmed. [J63]
 */
export const newTranslate = defineCall({
  method: 'POST',
  path: '/translate/admin/new-translate',
  access: 'translations.edit',
  summary: 'Writes the text of a key.',
  body: z.strictObject({
    key: messageKey,
    lang: textLanguage,
    text: z.string().max(maxMessageLength),
    version: z.int().min(0).max(2_147_483_647).optional(),
    machine: z.boolean().optional(),
  }),
  reply: ManagedMessage,
  failures: ['validation', 'not-found', 'conflict'],
  failureData: ChangedMessage,
});
