import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { textLanguage } from '../../entities/ManagedMessage.ts';

/** Largest file of texts, in characters. */
const most = 900_000;

/**
 * Imports a file of texts, JSON or XLIFF 1.2, as drafts. Each text is compared with its source. Invalid texts are
 * reported and left out, the others are stored. If the file cannot be read, an error is at `content`. [J63]
 */
export const importMessages = defineCall({
  method: 'POST',
  path: '/translate/admin/import',
  access: 'translations.edit',
  summary: 'Takes a file of texts back.',
  body: z.strictObject({ lang: textLanguage, format: z.enum(['json', 'xliff']), content: z.string().max(most) }),
  reply: z.object({
    stored: z.int(),
    same: z.int(),
    refused: z.array(z.object({ key: z.string(), problems: z.array(z.string()) })).max(100),
    refused_total: z.int(),
  }),
  failures: ['validation', 'not-found'],
});
