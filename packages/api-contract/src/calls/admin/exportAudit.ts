import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { auditFilter } from '../../fields/tableFilters.ts';

/**
 * The filtered audit log as CSV with all rows that the administrator may see, streamed while they are read. No cell is
 * a formula. The export writes an audit entry itself. [M59, H04]
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
