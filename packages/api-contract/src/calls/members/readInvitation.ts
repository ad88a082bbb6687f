import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { InvitationDetails } from '../../entities/CompanyMembership.ts';
import { invitationToken } from '../../fields/invitationToken.ts';

/** The company of an invitation. A used, withdrawn or expired link is not found. */
export const readInvitation = defineCall({
  method: 'POST',
  path: '/company/invitation',
  access: 'account.read',
  summary: 'Which company an invitation is to.',
  body: z.strictObject({ token: invitationToken }),
  reply: InvitationDetails,
  failures: ['not-found', 'rate-limited'],
});
