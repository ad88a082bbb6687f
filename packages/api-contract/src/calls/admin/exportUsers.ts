import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { usersFilter } from '../../fields/tableFilters.ts';

/**
 * The filtered and sorted table of users as CSV with all rows that the administrator may see, streamed while they are
 * read. No cell is a formula. Only a few exports run at a time, and each writes an audit entry. [J37, H04]
 */
export const exportUsers = defineCall({
  method: 'GET',
  path: '/api/admin/export/users',
  access: 'users.list',
  summary: 'Accounts as CSV.',
  bare: true,
  query: usersFilter,
  reply: z.string().describe('the text of the file'),
  failures: ['bad-query', 'rate-limited'],
});
