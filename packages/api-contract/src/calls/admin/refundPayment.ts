import { maxItems, maxOfOne } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { MissingCredits } from '../../entities/Boost.ts';
import { ManagedPayment } from '../../entities/ManagedPayment.ts';
import { attemptIdField, paymentReasonField } from '../../fields/paymentFields.ts';

/**
 * Gives a payment back to its card, once: all of it, or a number of some of its items. If it paid its order, what the
 * order granted is taken back too. If those credits were spent, the answer is `not-enough-credits` and the bank is not
 * asked. A payment that an administrator has to look at granted no credits, so none are taken. One attempt is given
 * back once, however often it is asked for. A bank that says no: `refund-refused`. A bank that does not answer:
 * `payment-unavailable`, and it is asked again automatically if it may have given the money back already. Items that
 * the order does not have are at `items`: `gone`. `conflict`: the payment was not captured, somebody else is giving it
 * back at this moment, or unused days of a packet in it paid for a larger one, which must be given back first. Never
 * the own payment. A transfer is given back by hand first: the call records that, and no bank is asked. [M43, M44]
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
