import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { invitationToken } from '../../fields/invitationToken.ts';

/** Joins a company by an invitation, which is then used up. Only the account with the invited address can. [H07] */
export const acceptInvitation = defineCall({
  method: 'POST',
  path: '/company/accept',
  access: 'companies.join',
  summary: 'Joins a company by an invitation.',
  body: z.strictObject({ token: invitationToken }),
  reply: z.strictObject({ company_id: z.int() }),
  failures: ['not-found', 'forbidden', 'rate-limited'],
});
