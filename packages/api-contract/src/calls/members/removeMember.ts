import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { idText } from '../../fields/idText.ts';

/**
 * Removes somebody from a company: owners remove others, and everybody may leave. The account that opened the company
 * stays, so there is always an owner: `conflict`. Never for an administrator who is signed in as somebody. [H07, J12]
 */
export const removeMember = defineCall({
  method: 'DELETE',
  path: '/company/member',
  access: 'companies.leave',
  summary: 'Removes somebody from a company, or leaves it.',
  query: z.strictObject({ company_id: idText, user_id: idText }),
  reply: z.strictObject({ removed: z.literal(true) }),
  failures: ['not-found', 'forbidden', 'conflict'],
});
