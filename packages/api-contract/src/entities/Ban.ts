import { banKinds } from '@volan/domain-rules';
import { z } from 'zod';

/** A banned word of ads, e-mail address or network. [P58] */
export const Ban = z
  .object({
    id: z.int(),
    kind: z.enum(banKinds),
    value: z
      .string()
      .describe('a folded word or phrase; an address, or @ and its domain; a network such as 203.0.113.0/24'),
    note: z.string().describe('why, for other moderators'),
    added_by: z.string().nullable().describe('null: it came with the product, or its moderator is gone'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Ban' });
export type Ban = z.infer<typeof Ban>;

/** What a ban would have hit within the last 30 days. [P58] */
export const BanPreview = Ban.pick({ kind: true, value: true })
  .extend({
    ads: z.int().describe('that were placed'),
    users: z.int(),
    sign_ups: z.int().describe('accounts that were opened'),
    samples: z.array(z.object({ kind: z.enum(['ad', 'user']), id: z.int(), text: z.string() })).max(10),
    proof: z.string().describe('shows `createBan` that this was seen; holds for a quarter of an hour'),
  })
  .meta({ id: 'BanPreview' });
export type BanPreview = z.infer<typeof BanPreview>;
