import { lastPage } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdminUser, AdminUserListMeta } from '../../entities/AdminUser.ts';
import { numberText } from '../../fields/numberText.ts';
import { usersFilter } from '../../fields/tableFilters.ts';

/**
 * Accounts. Regional administrators see those of their own country. `sort` is the direction here, `sortField` the
 * column. [J37, T04, H04]
 */
export const listUsers = defineCall({
  method: 'GET',
  path: '/admin/users-table',
  access: 'users.list',
  summary: 'Accounts, a page at a time.',
  query: usersFilter.extend({
    page: numberText(1, lastPage).optional().describe('from 1'),
    limit: numberText(1, 100).optional().describe('accounts of a page; 25 where it is not named'),
  }),
  reply: z.array(AdminUser).max(100),
  meta: AdminUserListMeta,
  failures: ['bad-query'],
});
