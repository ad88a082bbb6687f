import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AnswerTemplate, TextInLanguages } from '../../entities/AnswerTemplate.ts';

/** Adds an answer template, in all languages. `taken`: its kind has a template with this name. [P57] */
export const createAnswerTemplate = defineCall({
  method: 'PUT',
  path: '/admin/answer-template/create',
  access: 'answer-templates.edit',
  summary: 'Adds a ready answer.',
  body: z.strictObject({
    kind: z.enum(['ad', 'user', 'company']),
    name: z.string().trim().min(1).max(80),
    texts: TextInLanguages,
  }),
  reply: AnswerTemplate,
  failures: ['validation'],
});
