import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AnswerTemplate, TextInLanguages } from '../../entities/AnswerTemplate.ts';
import { idField } from '../../fields/conversationFields.ts';

/** Changes an answer template. `conflict` with both versions: the sent version is not the stored one. [P57] */
export const updateAnswerTemplate = defineCall({
  method: 'POST',
  path: '/admin/answer-template/update',
  access: 'answer-templates.edit',
  summary: 'Changes a ready answer.',
  body: z.strictObject({
    id: idField,
    version: z.int().min(1).max(2_147_483_647),
    name: z.string().trim().min(1).max(80),
    texts: TextInLanguages,
  }),
  reply: AnswerTemplate,
  failures: ['validation', 'not-found', 'conflict'],
  failureData: z.object({ yours: z.int(), current: AnswerTemplate }),
});
