import { ledgerKinds } from '@volan/domain-rules';
import { z } from 'zod';

/**
 * A line in the history of credits. Its text is made from the kind and its values, in the language of the reader. [M44]
 */
export const CreditMovement = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    kind: z.enum(ledgerKinds).describe('why'),
    change: z.int().describe('with its sign'),
    left: z.int().describe('what could be spent afterwards'),
    state: z
      .enum(['done', 'waiting', 'settled', 'returned', 'return'])
      .describe(
        'waiting: reserved, nobody has it yet; settled, returned: how that ended; return: the line that brings it back',
      ),
    ad: z.object({ id: z.int(), title: z.string() }).nullable(),
    product: z.string().nullable().describe('id in the price list'),
    reason: z.string().describe('of a correction'),
  })
  .meta({ id: 'CreditMovement' });
export type CreditMovement = z.infer<typeof CreditMovement>;

/** Position of a page in the history. */
export const CreditMovementListMeta = z
  .object({ total: z.int(), page: z.int(), pages: z.int(), per_page: z.int(), balance: z.int() })
  .meta({ id: 'CreditMovementListMeta' });
export type CreditMovementListMeta = z.infer<typeof CreditMovementListMeta>;
