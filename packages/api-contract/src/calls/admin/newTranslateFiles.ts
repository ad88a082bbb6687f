import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { textLanguage } from '../../entities/ManagedMessage.ts';

/**
 * Adds a language with own texts and a preview. Missing texts are shown in the brand's own language. It only gets a
 * prefix in addresses and a place in the picker when the product has files for it. `conflict`: the language exists.
 * [J64]
 */
export const newTranslateFiles = defineCall({
  method: 'POST',
  path: '/translate/admin/new-translate-files',
  access: 'languages.edit',
  summary: 'Adds a language.',
  body: z.strictObject({ lang: textLanguage }),
  reply: z.object({ lang: z.string(), name: z.string() }),
  failures: ['validation', 'conflict'],
});
