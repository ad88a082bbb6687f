import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AnswerTemplate, TextInLanguages } from '../../entities/AnswerTemplate.ts';

/** Adds a ready answer, in all languages. A name that its kind has already is `taken`. [P57] */
export const createAnswerTemplate = defineCall({
  method: 'PUT',
  path: '/admin/answer-template/create',
  access: 'answer-templates.edit',
  summary: 'Adds a ready answer.',
  body: z.strictObject({
    kind: z.enum(['ad', 'user']),
    name: z.string().trim().min(1).max(80),
    texts: TextInLanguages,
  }),
  reply: AnswerTemplate,
  failures: ['validation'],
});
