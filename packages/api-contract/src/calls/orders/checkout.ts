import { maxAdId, paymentMethods } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { MissingCredits } from '../../entities/Boost.ts';
import { Tier } from '../../entities/Ad.ts';
import { WantedItems } from '../../entities/CartLine.ts';
import { InvoiceDetails } from '../../entities/InvoiceDetails.ts';
import { ChangedTotal, StartedPayment } from '../../entities/Order.ts';

/**
 * Makes an order at the current prices. By card it also returns the form for the bank. By `transfer` it waits for the
 * money, and its slip is at `GET /orders/{order_id}/slip`. `total` is the sum that the buyer saw: if it is another now,
 * the answer is `conflict` with the new sum, and nothing is ordered. Products that are not sold, or that their ad
 * cannot have, are at `items`: `gone`. With `credits`, credits of the account pay for own ads at once and the rest is
 * the order: both or neither; `total` is then the sum of the rest. Too few: `not-enough-credits`; another number than
 * was shown: `conflict`. A repeated `Idempotency-Key` returns the same order and pays no credits again. A way to pay
 * that is not offered: `payment-unavailable`; if the country of the account takes no payments: `not-offered`. [M40,
 * M41, J32, J68, J94]
 */
export const checkout = defineCall({
  method: 'POST',
  path: '/cart/checkout',
  access: 'orders.pay',
  summary: 'Orders what is in a cart and begins its payment.',
  idempotent: true,
  body: z.strictObject({
    items: WantedItems,
    begun_for: z
      .strictObject({ ad_id: z.int().min(1).max(maxAdId), tier: Tier.optional() })
      .optional()
      .describe('the promotion of an own ad that credits are bought for; an ad that is not the own one is ignored'),
    credits: z.int().min(1).max(1_000_000).optional().describe('that pay what is for own ads, as it was shown'),
    invoice: InvoiceDetails.optional().describe('as the account says where it is not told'),
    method: z.enum(paymentMethods).optional().describe('by card where it is not told'),
    total: z.int().positive().max(100_000_000_000).describe('minor units, as it was shown'),
  }),
  reply: StartedPayment,
  failures: [
    'validation',
    'conflict',
    'rate-limited',
    'payment-unavailable',
    'not-offered',
    'not-enough-credits',
    'company-needed',
    'company-waiting',
  ],
  failureData: z.union([ChangedTotal, MissingCredits]),
});
