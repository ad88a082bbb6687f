import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { languageQuery } from '../../fields/languageQuery.ts';

/** All texts of a language: key → ICU message. Answers with an ETag. [J58] */
export const listMessages = defineCall({
  method: 'GET',
  path: '/translate',
  access: 'public',
  summary: 'All texts of a language.',
  query: languageQuery,
  reply: z.record(z.string(), z.string()),
  failures: [],
});
