import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { messageKey, textLanguage } from '../../entities/ManagedMessage.ts';

/** Earlier texts of a key and who changed them, the latest first, at most 50. [J63] */
export const getMessageHistory = defineCall({
  method: 'GET',
  path: '/translate/admin/history',
  access: 'translations.list',
  summary: 'How the text of a key changed.',
  query: z.object({ key: messageKey, lang: textLanguage }),
  reply: z
    .array(
      z.object({
        before: z.string().nullable().describe('null: the text of the files'),
        after: z.string().nullable(),
        machine: z.boolean(),
        actor: z.string().nullable(),
        at: z.iso.datetime(),
      }),
    )
    .max(50),
  failures: ['bad-query'],
});
