import { companyReasons, companyReviewStates, companyWhys } from '@volan/domain-rules';
import { z } from 'zod';
import { CaseHolder } from './CaseHeld.ts';
import { HoursException, OpenHours } from './Company.ts';

/** A document that proves who a company is. Only its owners and moderators read it. [P55] */
export const CompanyDocument = z
  .object({
    id: z.uuid(),
    kind: z.enum(['picture', 'pdf']),
    name: z.string(),
    bytes: z.int(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'CompanyDocument' });
export type CompanyDocument = z.infer<typeof CompanyDocument>;

/** Data of a company that moderators look at. [M12] */
export const ReviewedCompanyData = z
  .object({
    name: z.string(),
    legal_name: z.string(),
    tax_id: z.string(),
    registry_number: z.string(),
    address: z.string(),
  })
  .meta({ id: 'ReviewedCompanyData' });
export type ReviewedCompanyData = z.infer<typeof ReviewedCompanyData>;

/** Why data of a company are refused. */
export const CompanyReason = z.enum(companyReasons).meta({ id: 'CompanyReason' });
export type CompanyReason = z.infer<typeof CompanyReason>;

/** Whether visitors see a company: not yet, now, or no longer. */
const companyStatus = z.enum(['new', 'public', 'closed']);

/** The state of the review of new or changed data, as the company sees it. */
export const CompanyReview = z
  .object({
    state: z.enum(companyReviewStates),
    since: z.iso.datetime().describe('since when it waits; of a refusal: when it was decided'),
    question: z.string().describe('of the moderator; empty: none'),
    reasons: z.array(CompanyReason).describe('of a refusal'),
    text: z.string().describe('what the moderator wrote about a refusal; empty: nothing'),
  })
  .meta({ id: 'CompanyReview' });
export type CompanyReview = z.infer<typeof CompanyReview>;

const shared = {
  id: z.int(),
  slug: z.string(),
  status: companyStatus,
  data: ReviewedCompanyData.describe('public data; of a new company those that it registered with'),
  changes: ReviewedCompanyData.partial().nullable().describe('changed data that wait or were refused; null: none'),
  type: z.int().describe('one of `listBusinessTypes`'),
  country_id: z.int(),
  region_id: z.int().nullable(),
  city_id: z.int().nullable(),
  city: z.string().nullable(),
  phones: z.array(z.string()),
  web: z.string().nullable(),
  verified: z.boolean(),
  verified_until: z.iso.datetime().nullable().describe('null: not verified, or without an end'),
  documents: z.array(CompanyDocument),
};

/** A company as those who act for it see it. [M12] */
export const OwnCompany = z
  .object({
    ...shared,
    opening_hours: z.array(OpenHours.nullable()).length(7).nullable(),
    hours_exceptions: z.array(HoursException),
    location: z.object({ lat: z.number(), lng: z.number() }).nullable().describe('null: that of the town'),
    review: CompanyReview.nullable().describe('null: nothing waits and nothing was refused'),
  })
  .meta({ id: 'OwnCompany' });
export type OwnCompany = z.infer<typeof OwnCompany>;

/** A company with what a moderator needs to decide about it. [P55, P57] */
export const ManagedCompany = z
  .object({
    ...shared,
    version: z.string().describe('changes with each change of the company: send it with the decision'),
    account: z.object({
      id: z.int(),
      name: z.string(),
      email_verified: z.boolean(),
      mobile_verified: z.boolean(),
      since: z.iso.datetime(),
      ads: z.int().describe('active ones'),
    }),
    why: z.array(z.enum(companyWhys)),
    same_tax_number: z
      .array(z.object({ id: z.int(), name: z.string() }))
      .max(5)
      .describe('other companies with its tax number'),
    waiting_since: z.iso.datetime().nullable(),
    question: z.string(),
    answer: z
      .object({ question: z.string(), text: z.string(), at: z.iso.datetime() })
      .nullable()
      .describe('the answer to the last question; null: none'),
    refused_for: z.array(CompanyReason),
    reason: z.string(),
    held_by: CaseHolder.nullable(),
    queue: z
      .object({
        position: z.int(),
        total: z.int(),
        previous: z.int().nullable(),
        next: z.int().nullable(),
      })
      .nullable()
      .describe('its position among the companies that wait; null: it does not wait'),
  })
  .meta({ id: 'ManagedCompany' });
export type ManagedCompany = z.infer<typeof ManagedCompany>;
