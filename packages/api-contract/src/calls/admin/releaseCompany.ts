import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { idField } from '../../fields/conversationFields.ts';

/** Leaves a company to other moderators. One that somebody else holds stays theirs. [M05, P55] */
export const releaseCompany = defineCall({
  method: 'POST',
  path: '/admin/company/release',
  access: 'companies.verify',
  summary: 'Leaves a company to other moderators.',
  body: z.strictObject({ id: idField, skipped: z.boolean().optional().describe('passed over without a decision') }),
  reply: z.object({ released: z.literal(true) }),
  failures: ['not-found'],
});
