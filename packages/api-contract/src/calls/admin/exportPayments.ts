import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { paymentsFilter } from '../../fields/tableFilters.ts';

/**
 * The filtered table of payments as CSV with all rows that the administrator may see, streamed while they are read. No
 * cell is a formula. Only a few exports run at a time, and each writes an audit entry. [M42, H04]
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
