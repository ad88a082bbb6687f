import { lastPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ManagedPayment } from '../../entities/ManagedPayment.ts';
import { numberText } from '../../fields/numberText.ts';
import { paymentsFilter } from '../../fields/tableFilters.ts';

/**
 * Payments, 50 a page, the newest first; without a `state` those that have to be looked at. `waiting` are transfers that are waited
 * for, `authorised` cards whose money is reserved. Regional administrators see those of accounts of their own country. [M42, H04]
 */
export const listPayments = defineCall({
  method: 'GET',
  path: '/admin/payments',
  access: 'orders.list',
  summary: 'Payments by card and by transfer.',
  query: paymentsFilter.extend({ page: numberText(1, lastPage).optional().describe('from 1') }),
  reply: z.array(ManagedPayment).max(50),
  meta: z.object({ page: z.int(), total: z.int() }),
  failures: ['bad-query'],
});
