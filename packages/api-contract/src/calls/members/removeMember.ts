import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { idText } from '../../fields/idText.ts';

/**
 * Removes a member of a company: owners remove others, and everybody may leave. `conflict`: the account that opened the
 * company cannot be removed, so that there is always an owner. It is refused for administrators who are signed in as a
 * user. [H07, J12]
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
