import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { textLanguage } from '../../entities/ManagedMessage.ts';

/**
 * All texts of a language as a file for translators: JSON (key and text) or XLIFF 1.2 with the English source. [J63]
 */
export const exportMessages = defineCall({
  method: 'GET',
  path: '/translate/admin/export',
  access: 'translations.list',
  summary: 'All texts of a language as a file.',
  query: z.object({ lang: textLanguage, format: z.enum(['json', 'xliff']) }),
  reply: z.object({ name: z.string(), type: z.string(), content: z.string() }),
  failures: ['bad-query', 'not-found'],
});
