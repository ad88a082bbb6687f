import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { textLanguage } from '../../entities/ManagedMessage.ts';

/**
 * Removes an added language with its texts. `conflict`: it is a language of the product, which cannot be removed.
 * [J65]
 */
export const removeLanguage = defineCall({
  method: 'POST',
  path: '/translate/admin/remove-language',
  access: 'languages.edit',
  summary: 'Removes an added language.',
  body: z.strictObject({ lang: textLanguage }),
  reply: z.object({ texts: z.int().describe('that went with it') }),
  failures: ['validation', 'not-found', 'conflict'],
});
