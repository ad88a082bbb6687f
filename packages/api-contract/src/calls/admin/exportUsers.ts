import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { usersFilter } from '../../fields/tableFilters.ts';

/**
 * The table of users with its filters and its order, as CSV: all rows within reach, sent while they are read, no cell a
 * formula. A few of them at a time; each leaves an entry of the audit log. [J37, H04]
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
