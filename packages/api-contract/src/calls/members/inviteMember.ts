import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { CompanyInvitation, memberRoles } from '../../entities/CompanyMembership.ts';
import { emailField } from '../../fields/accountFields.ts';

/**
 * Invites a person with or without an account to a company, by a mailed link that works once and for seven days. A new
 * invitation to the address replaces it. [H07]
 */
export const inviteMember = defineCall({
  method: 'POST',
  path: '/company/invite',
  access: 'staff.edit',
  summary: 'Invites somebody to a company.',
  body: z.strictObject({
    company_id: z.int().min(1),
    email: emailField,
    role: z.enum(memberRoles).default('staff'),
  }),
  reply: CompanyInvitation,
  failures: ['validation', 'rate-limited', 'forbidden'],
});
