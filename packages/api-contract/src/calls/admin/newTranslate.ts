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
 * Stores the text of a key in one language as a draft, which is published later. It is compiled and compared with its
 * source first. If it has errors, nothing is stored, and they are at `text`: `missing-argument:count`,
 * `missing-plural:many`, `not-icu`. An empty text restores the text of the files. With an old `version` the answer is
 * `conflict` with the current text. `machine` marks a text that nobody has confirmed. [J63]
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
