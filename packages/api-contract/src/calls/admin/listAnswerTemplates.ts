import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AnswerTemplate } from '../../entities/AnswerTemplate.ts';

/** Answer templates of moderators, by name. [P57] */
export const listAnswerTemplates = defineCall({
  method: 'GET',
  path: '/admin/answer-templates',
  access: 'answer-templates.list',
  summary: 'Ready answers of moderators.',
  query: z.object({ kind: z.enum(['ad', 'user', 'company']).optional() }),
  reply: z.array(AnswerTemplate).max(500),
  failures: ['bad-query'],
});
