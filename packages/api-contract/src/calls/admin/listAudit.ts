import { lastPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AuditEntry } from '../../entities/AuditEntry.ts';
import { numberText } from '../../fields/numberText.ts';
import { auditFilter } from '../../fields/tableFilters.ts';

/**
 * Actions of administrators, 50 a page, the newest first. Regional administrators see actions on accounts of their own
 * country, and their own actions. Entries are kept for two years. [M59, H04]
 */
export const listAudit = defineCall({
  method: 'GET',
  path: '/admin/audit',
  access: 'audit.read',
  summary: 'The audit log.',
  query: auditFilter.extend({ page: numberText(1, lastPage).optional().describe('from 1') }),
  reply: z.array(AuditEntry).max(50),
  meta: z.object({ page: z.int(), total: z.int() }),
  failures: ['bad-query'],
});
