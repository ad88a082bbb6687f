import { cardCaptures } from '@volan/domain-rules';
import { z } from 'zod';
import { Order, PaymentTry } from './Order.ts';

/** One payment attempt as administrators see it, with its order and buyer. [M40, M42] */
export const ManagedPayment = z
  .object({
    attempt_id: z.string().describe('the number at the bank; for a transfer its reference number'),
    method: PaymentTry.shape.method,
    state: PaymentTry.shape.state,
    reason: z.string().describe('why it was declined or has to be looked at; empty where neither'),
    capture: z.enum(cardCaptures).describe('how it is captured: by the bank at once, or by us after it was authorised'),
    is_voiding: z.boolean().describe('the bank was asked to release it and has not said yet that it did'),
    is_refunding: z.boolean().describe('the bank was asked to give it back and has not said yet that it did'),
    card: z.string().nullable().describe('as the bank masked it'),
    amount: z.int().describe('minor units that were asked for'),
    received: z.int().nullable().describe('minor units that the bank says were paid; null where it did not say'),
    refunded: z.int().describe('minor units that were given back; 0 where nothing was'),
    currency: Order.shape.currency,
    created_at: z.iso.datetime(),
    order: z.object({
      id: z.uuid(),
      state: Order.shape.state,
      items: z
        .array(
          z.object({
            product: z.string(),
            quantity: z.int(),
            price: z.int().describe('minor units, of all of it'),
            refunded: z.int().describe('how many of it were given back'),
          }),
        )
        .describe('in the order of their places'),
    }),
    user: z.object({ id: z.int(), name: z.string() }),
  })
  .meta({ id: 'ManagedPayment' });
export type ManagedPayment = z.infer<typeof ManagedPayment>;
