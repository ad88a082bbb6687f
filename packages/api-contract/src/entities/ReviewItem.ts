import { companyWhys, reportedWhys, reviewKinds, reviewReasons } from '@volan/domain-rules';
import { z } from 'zod';
import { CaseHolder } from './CaseHeld.ts';

/** A case of any kind that waits for a moderator. [M05, P57] */
export const ReviewItem = z
  .object({
    kind: z.enum(reviewKinds),
    subject: z
      .string()
      .describe(
        'which one of its kind: the number of the ad, conversation-reporter, the number of the appeal, or that of the company',
      ),
    title: z
      .string()
      .describe('title of the ad or name of the company that it is about; empty: it is about an account'),
    ad_id: z.int().nullable(),
    account: z.object({ id: z.int(), name: z.string() }).describe('whose it is, or who is reported'),
    score: z.int().min(0).max(100),
    why: z.array(z.enum([...reviewReasons, ...reportedWhys, ...companyWhys])).describe('the most frequent first'),
    reports: z.int().describe('of different people since the last decision'),
    waiting_since: z.iso.datetime().describe('of reports: the first one'),
    newest: z.iso.datetime().describe('the last report; without reports when it began to wait'),
    held_by: CaseHolder.nullable().describe('the moderator who has claimed it'),
  })
  .meta({ id: 'ReviewItem' });
export type ReviewItem = z.infer<typeof ReviewItem>;
