import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { idText } from '../../fields/idText.ts';

/** Removes a prepared answer of a company. */
export const deleteCannedAnswer = defineCall({
  method: 'DELETE',
  path: '/message/canned',
  access: 'companies.edit',
  summary: 'Removes an answer that a company kept ready.',
  query: z.strictObject({ id: idText }),
  reply: z.object({ removed: z.boolean().describe('false where there is no such answer of one’s own') }),
  failures: ['bad-query'],
});
