import {
  accountReasons,
  companyReasons,
  contestableDecisions,
  decisionGrounds,
  maxAppeal,
  rejectionReasons,
} from '@volan/domain-rules';
import { z } from 'zod';
import { CaseHolder } from './CaseHeld.ts';

/** Which decision: about an ad, an account, a company or a review, with its number. */
export const decisionKey = z.string().regex(/^(ad|account|company|review)-[1-9]\d{0,14}$/);

/** Words of an appeal. */
export const appealText = z.string().trim().min(1).max(maxAppeal);

/** An appeal as its author sees it. [P60] */
export const OwnAppeal = z
  .object({
    text: z.string(),
    made_at: z.iso.datetime(),
    decided_at: z.iso.datetime().nullable().describe('null: it waits'),
    won: z.boolean().nullable().describe('whether the decision was taken back'),
    answer: z.string().describe('what the administrator wrote; empty: nothing'),
  })
  .meta({ id: 'OwnAppeal' });
export type OwnAppeal = z.infer<typeof OwnAppeal>;

/** A decision that restricts an ad, an account or a company, with what it rests on and what its person can do. [P60] */
export const Statement = z
  .object({
    key: decisionKey,
    decision: z.enum(contestableDecisions),
    ad: z
      .object({ id: z.int(), title: z.string() })
      .nullable()
      .describe('null: it is about the account or the company'),
    company: z
      .object({ id: z.int(), name: z.string() })
      .nullable()
      .describe('of a review the reviewed one; null: it is about an ad or the account'),
    review: z.string().optional().describe('the text of the review that it is about'),
    decided_at: z.iso.datetime(),
    reasons: z
      .array(z.enum([...rejectionReasons, ...accountReasons, ...companyReasons]))
      .describe('of ads and companies those of moderation, of accounts the one of its status'),
    text: z.string().describe('what the moderator wrote; empty: nothing'),
    grounds: z.array(z.enum(decisionGrounds)).min(1).describe('what it rests on'),
    automatic: z.boolean().describe('decided by machine, without a person'),
    until: z.iso.datetime().nullable().describe('when a suspension ends by itself'),
    stands: z.boolean().describe('the ad or the account is still in the state that it was given'),
    appeal_until: z.iso.datetime(),
    can_appeal: z.boolean().describe('the decision is in force, the time is not over and nobody has appealed'),
    appeal: OwnAppeal.nullable(),
  })
  .meta({ id: 'Statement' });
export type Statement = z.infer<typeof Statement>;

/** An appeal as administrators see it. [P60] */
export const ManagedAppeal = z
  .object({
    id: z.int(),
    statement: Statement,
    account: z
      .object({ id: z.int(), name: z.string() })
      .nullable()
      .describe('whose ad or account it is; null: it is gone'),
    decided_by: z.string().describe('the moderator who took the decision; empty: no longer known'),
    appeal_decided_by: z.string().describe('the administrator who decided the appeal; empty: nobody yet'),
    held_by: CaseHolder.nullable().describe('the moderator who has claimed it; null: nobody'),
    may_decide: z
      .boolean()
      .describe('it waits, and somebody else took the decision or there is no other administrator'),
  })
  .meta({ id: 'ManagedAppeal' });
export type ManagedAppeal = z.infer<typeof ManagedAppeal>;
