import { z } from 'zod';
import { CaseHolder } from './CaseHeld.ts';
import { reportReasons } from './SellerAd.ts';

/** A public ad with all of its open reports: one decision about it ends them all. [P57] */
export const ReportedAd = z
  .object({
    ad_id: z.int(),
    title: z.string(),
    account: z.object({ id: z.int(), name: z.string() }).describe('its seller'),
    count: z.int().min(1).describe('open reports, of different people'),
    reasons: z.array(z.object({ reason: z.enum(reportReasons), count: z.int() })).describe('the most frequent first'),
    reports: z
      .array(z.object({ reason: z.enum(reportReasons), text: z.string(), at: z.iso.datetime() }))
      .max(20)
      .describe('the newest with words'),
    first: z.iso.datetime(),
    newest: z.iso.datetime(),
    held_by: CaseHolder.nullable().describe('the moderator who has claimed it'),
  })
  .meta({ id: 'ReportedAd' });
export type ReportedAd = z.infer<typeof ReportedAd>;
