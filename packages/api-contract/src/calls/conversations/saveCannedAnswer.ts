import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { CannedAnswer } from '../../entities/Conversation.ts';
import { idField, messageTextField } from '../../fields/conversationFields.ts';

/**
 * Stores a prepared answer of a company, and replaces one with the same title. `max` at `title`: the company has 50
 * already. [H07]
 */
export const saveCannedAnswer = defineCall({
  method: 'PUT',
  path: '/message/canned',
  access: 'companies.edit',
  summary: 'Keeps an answer of a company ready.',
  body: z.strictObject({
    company_id: idField,
    title: z.string().trim().min(1).max(80),
    text: messageTextField,
  }),
  reply: CannedAnswer,
  failures: ['validation', 'not-found'],
});
