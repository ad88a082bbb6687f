import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { paymentsFilter } from '../../fields/tableFilters.ts';

/**
 * The table of payments with its filters, as CSV: all rows within reach, sent while they are read, no cell a formula. A
 * few of them at a time; each leaves an entry of the audit log. [M42, H04]
 */
export const exportPayments = defineCall({
  method: 'GET',
  path: '/api/admin/export/payments',
  access: 'orders.list',
  summary: 'Payments as CSV.',
  bare: true,
  query: paymentsFilter,
  reply: z.string().describe('the text of the file'),
  failures: ['bad-query', 'rate-limited'],
});
