import { lastPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ManagedPayment } from '../../entities/ManagedPayment.ts';
import { numberText } from '../../fields/numberText.ts';
import { paymentsFilter } from '../../fields/tableFilters.ts';

/**
 * Payments, 50 a page, the newest first, with the sums of all that the filters leave. `waiting` are transfers that are waited for,
 * `authorised` card payments that are not captured yet. Regional administrators see those of accounts of their own country. [J135, M42, H04]
 */
export const listPayments = defineCall({
  method: 'GET',
  path: '/admin/payments',
  access: 'orders.list',
  summary: 'Payments by card and by transfer.',
  query: paymentsFilter.extend({ page: numberText(1, lastPage).optional().describe('from 1') }),
  reply: z.array(ManagedPayment).max(50),
  meta: z.object({
    page: z.int(),
    total: z.int(),
    review: z.int().describe('how many have to be looked at, whatever the filters are'),
    sums: z
      .array(
        z.object({
          currency: ManagedPayment.shape.currency,
          count: z.int().describe('payments, in whatever state'),
          paid_count: z.int().describe('those whose money came, also where it was given back later'),
          paid: z.int().describe('minor units that came'),
          refunded: z.int().describe('minor units of them that were given back'),
          declined_count: z.int(),
        }),
      )
      .describe('of all pages, a row for each currency'),
  }),
  failures: ['bad-query'],
});
