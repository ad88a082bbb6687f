import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { textLanguage } from '../../entities/ManagedMessage.ts';

/**
 * A draft of a text in another language, made by a machine; a person confirms it by saving. Without a translator:
 * `translator-off`. [J66]
 */
export const translateText = defineCall({
  method: 'POST',
  path: '/translate/admin/translate-text',
  access: 'translations.edit',
  summary: 'Makes a draft of a text in another language.',
  body: z.strictObject({ text: z.string().min(1).max(4000), lang: textLanguage }),
  reply: z.object({ text: z.string(), machine: z.literal(true) }),
  failures: ['validation', 'translator-off', 'translation-unavailable'],
});
