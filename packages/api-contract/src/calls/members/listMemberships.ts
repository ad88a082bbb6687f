import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { CompanyMembership } from '../../entities/CompanyMembership.ts';

/** The companies that the account acts for, with their members; addresses and invitations for owners only. [H07] */
export const listMemberships = defineCall({
  method: 'GET',
  path: '/company/members',
  access: 'account.read',
  summary: 'The companies that the account acts for, and who else does.',
  reply: z.array(CompanyMembership),
  failures: [],
});
