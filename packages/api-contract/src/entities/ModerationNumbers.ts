import { rejectionReasons } from '@volan/domain-rules';
import { z } from 'zod';

const count = z.int().min(0);

/** Numbers of decisions of moderators in a month, without any person. [N14] */
export const ModerationNumbers = z
  .object({
    month: z.string().regex(/^\d{4}-\d{2}$/),
    ads: z.object({
      passed: count.describe('published after automatic checks alone'),
      decided: count.describe('the sum of the next four; appeals are counted separately'),
      approved: count,
      asked: count.describe('the seller was asked'),
      rejected: count,
      removed: count,
      automatic: count.describe('how many of the decided were decided by machine, without a person'),
      median_hours: z.number().min(0).nullable().describe('from waiting to decision; null: none waited'),
      reasons: z
        .array(z.object({ reason: z.enum(rejectionReasons), count }))
        .describe('of refusals, the most frequent first'),
    }),
    reports: z
      .object({ received: count, acted: count, dismissed: count, open: count })
      .describe('of ads, by the month they came in'),
    accounts: z.object({ suspended: count, banned: count, automatic: count }),
    appeals: z
      .object({ received: count, won: count, upheld: count, open: count })
      .describe('by the month they came in'),
  })
  .meta({ id: 'ModerationNumbers' });
export type ModerationNumbers = z.infer<typeof ModerationNumbers>;
