import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { idText } from '../../fields/idText.ts';

/** Removes an answer template. [P57] */
export const deleteAnswerTemplate = defineCall({
  method: 'DELETE',
  path: '/admin/answer-template/delete/{id}',
  access: 'answer-templates.edit',
  summary: 'Removes a ready answer.',
  params: z.object({ id: idText }),
  reply: z.object({ removed: z.literal(true) }),
  failures: ['not-found'],
});
