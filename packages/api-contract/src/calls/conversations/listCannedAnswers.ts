import { maxCannedAnswers } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { CannedAnswer } from '../../entities/Conversation.ts';
import { idText } from '../../fields/idText.ts';

/** Prepared answers of a company, by title, for all who act for it. [H07] */
export const listCannedAnswers = defineCall({
  method: 'GET',
  path: '/message/canned',
  access: 'companies.edit',
  summary: 'What a company often answers.',
  query: z.strictObject({ company_id: idText }),
  reply: z.array(CannedAnswer).max(maxCannedAnswers),
  failures: ['bad-query', 'not-found'],
});
