import { maxItems, maxOfOne } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { MissingCredits } from '../../entities/Boost.ts';
import { ManagedPayment } from '../../entities/ManagedPayment.ts';
import { attemptIdField, paymentReasonField } from '../../fields/paymentFields.ts';

/**
 * Refunds a payment or some of its items, once, even if the call is repeated. If the payment fulfilled its order, the
 * credits and packets of the order are withdrawn too; a payment under review gave none. A transfer is sent back by hand
 * first: the call records that, and no bank is asked. Administrators cannot refund their own payments.
 * `not-enough-credits`: the credits were spent, and the bank is not asked. `refund-refused`: the bank refused.
 * `payment-unavailable`: the bank did not answer, and is asked again automatically if it may have refunded already.
 * `gone` at `items`: the order does not have them. `conflict`: the payment was not captured, somebody else is refunding
 * it, or unused days of its packet paid for a larger one, which must be refunded first. [M43, M44]
 */
export const refundPayment = defineCall({
  method: 'POST',
  path: '/admin/payments/refund',
  access: 'orders.refund',
  summary: 'Gives a payment back.',
  body: z.strictObject({
    attempt_id: attemptIdField,
    reason: paymentReasonField,
    items: z
      .array(z.strictObject({ place: z.int().min(0).max(maxItems), quantity: z.int().min(1).max(maxOfOne) }))
      .min(1)
      .max(maxItems)
      .optional()
      .describe('absent: all items; an item is named by its index in its order, from 0'),
  }),
  reply: ManagedPayment,
  failures: [
    'validation',
    'not-found',
    'forbidden',
    'conflict',
    'not-enough-credits',
    'refund-refused',
    'payment-unavailable',
  ],
  failureData: MissingCredits,
});
