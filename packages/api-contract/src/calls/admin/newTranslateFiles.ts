import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { textLanguage } from '../../entities/ManagedMessage.ts';

/**
 * Adds a language: it has own texts and a preview, and what it lacks is said in the brand's own language. It gets a
 * prefix and a place in the picker with its files. One that is there already is a `conflict`. [J64]
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
