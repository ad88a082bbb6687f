import { orderStates } from '@volan/domain-rules';
import { z } from 'zod';

/** Something that an administrator noted about an account, for other administrators. [J37] */
export const UserNote = z
  .object({ id: z.int(), text: z.string(), author: z.string().nullable(), at: z.iso.datetime() })
  .meta({ id: 'UserNote' });
export type UserNote = z.infer<typeof UserNote>;

/**
 * What helps to judge an account: where it is signed in, what it bought, what others noted, and who may be the same
 * person. [J37]
 */
export const UserBackground = z
  .object({
    sessions: z
      .array(
        z.object({
          device: z.string(),
          country: z.string().nullable().describe('ISO code of the last address'),
          last_used_at: z.iso.datetime(),
        }),
      )
      .max(20)
      .describe('open ones, the last used first'),
    orders: z
      .array(
        z.object({
          id: z.int(),
          total: z.int().describe('para or cent'),
          currency: z.enum(['RSD', 'EUR']),
          state: z.enum(orderStates),
          at: z.iso.datetime(),
        }),
      )
      .max(20)
      .describe('the newest first'),
    notes: z.array(UserNote).max(50).describe('the newest first'),
    same_as: z
      .array(
        z.object({
          id: z.int(),
          name: z.string(),
          by: z.array(z.enum(['phone', 'device', 'address'])).describe('what both have in common'),
        }),
      )
      .max(20)
      .describe('accounts that may be the same person: a mark, no proof'),
  })
  .meta({ id: 'UserBackground' });
export type UserBackground = z.infer<typeof UserBackground>;
