import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { InvitationDetails } from '../../entities/CompanyMembership.ts';
import { invitationToken } from '../../fields/invitationToken.ts';

/** Which company an invitation is to. A link that is used, withdrawn or over its time is not found. */
export const readInvitation = defineCall({
  method: 'POST',
  path: '/company/invitation',
  access: 'account.read',
  summary: 'Which company an invitation is to.',
  body: z.strictObject({ token: invitationToken }),
  reply: InvitationDetails,
  failures: ['not-found', 'rate-limited'],
});
