import { lastPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ManagedMessageRow, MessageLanguage } from '../../entities/ManagedMessage.ts';
import { numberText } from '../../fields/numberText.ts';

/**
 * Keys with their texts, 25 a page, in the order of the keys: in the languages of `langs` (separated by commas; at most
 * 12). `keyword` is searched in keys and texts of those languages, `state` in any of them. [J63]
 */
export const listManagedMessages = defineCall({
  method: 'GET',
  path: '/translate/admin/messages',
  access: 'translations.list',
  summary: 'Keys with their texts.',
  query: z.object({
    langs: z
      .string()
      .regex(/^[a-z]{2,3}(,[a-z]{2,3}){0,11}$/, 'form')
      .describe('such as rs,en,de'),
    keyword: z.string().max(100).optional(),
    state: z.enum(['missing', 'machine', 'changed', 'overridden']).optional(),
    page: numberText(1, lastPage).optional().describe('from 1'),
  }),
  reply: z.array(ManagedMessageRow).max(25),
  meta: z.object({
    page: z.int(),
    total: z.int(),
    keys: z.int(),
    languages: z.array(MessageLanguage),
    translator: z.boolean().describe('drafts can be made by a machine'),
  }),
  failures: ['bad-query'],
});
