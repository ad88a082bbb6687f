import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { textLanguage } from '../../entities/ManagedMessage.ts';

/** Drafts and published texts of a language, compiled, for a preview of the site. [J63, J64] */
export const listDraftMessages = defineCall({
  method: 'GET',
  path: '/translate/admin/drafts',
  access: 'translations.list',
  summary: 'Texts of a language for a preview.',
  query: z.object({ lang: textLanguage }),
  reply: z.record(z.string(), z.array(z.unknown())),
  failures: ['bad-query'],
});
