import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { CompanyInvitation, memberRoles } from '../../entities/CompanyMembership.ts';
import { emailField } from '../../fields/accountFields.ts';

/**
 * Invites somebody to a company by mail, with or without an account: by a link for one use, which is valid for seven
 * days. Another invitation to the address takes its place. [H07]
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
