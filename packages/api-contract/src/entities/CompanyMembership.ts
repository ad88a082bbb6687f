import { z } from 'zod';

/** The role of a member. `owner`: everything except the account itself. `staff`: daily work. */
export const memberRoles = ['owner', 'staff'] as const;

/** Somebody who acts for a company. */
export const CompanyMember = z
  .object({
    user_id: z.int(),
    name: z.string(),
    email: z.string().nullable().describe('only for owners'),
    role: z.enum(memberRoles),
    joined_at: z.iso.datetime(),
    is_account: z.boolean().describe('opened the company, and cannot leave it'),
  })
  .meta({ id: 'CompanyMember' });
export type CompanyMember = z.infer<typeof CompanyMember>;

/** An invitation that nobody has accepted yet. */
export const CompanyInvitation = z
  .object({ id: z.int(), email: z.string(), role: z.enum(memberRoles), expires_at: z.iso.datetime() })
  .meta({ id: 'CompanyInvitation' });
export type CompanyInvitation = z.infer<typeof CompanyInvitation>;

/** A company that the account acts for, with everybody else who does. [H07] */
export const CompanyMembership = z
  .object({
    company_id: z.int(),
    slug: z.string(),
    name: z.string(),
    role: z.enum(memberRoles).describe('role of the account that asks'),
    members: z.array(CompanyMember),
    invitations: z.array(CompanyInvitation).describe('only for owners'),
    seats: z.object({ used: z.int(), limit: z.int() }).describe('people beside the account of the company'),
  })
  .meta({ id: 'CompanyMembership' });
export type CompanyMembership = z.infer<typeof CompanyMembership>;

/** The data of an invitation for the invited person. */
export const InvitationDetails = z
  .object({
    company: z.string(),
    role: z.enum(memberRoles),
    is_for_you: z.boolean().describe('the account has the address that was invited'),
  })
  .meta({ id: 'InvitationDetails' });
export type InvitationDetails = z.infer<typeof InvitationDetails>;
