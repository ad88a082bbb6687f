import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { idText } from '../../fields/idText.ts';

/** Withdraws an invitation; its link no longer works. */
export const withdrawInvitation = defineCall({
  method: 'DELETE',
  path: '/company/invitation',
  access: 'staff.edit',
  summary: 'Withdraws an invitation to a company.',
  query: z.strictObject({ id: idText }),
  reply: z.strictObject({ removed: z.literal(true) }),
  failures: ['not-found'],
});
