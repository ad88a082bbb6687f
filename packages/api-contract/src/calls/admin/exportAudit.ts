import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { auditFilter } from '../../fields/tableFilters.ts';

/**
 * The audit log with its filters, as CSV: all rows within reach, sent while they are read, no cell a formula. It leaves
 * an entry itself. [M59, H04]
 */
export const exportAudit = defineCall({
  method: 'GET',
  path: '/api/admin/export/audit',
  access: 'audit.read',
  summary: 'The audit log as CSV.',
  bare: true,
  query: auditFilter,
  reply: z.string().describe('the text of the file'),
  failures: ['bad-query', 'rate-limited'],
});
