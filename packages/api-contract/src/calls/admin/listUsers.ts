import { lastPage, profileTypes, userStatus } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdminUser, AdminUserListMeta } from '../../entities/AdminUser.ts';
import { idText } from '../../fields/idText.ts';
import { numberText } from '../../fields/numberText.ts';

/**
 * Accounts, those of the own country for a regional administrator. `sort` is the direction here, `sortField` the column.
 * [J37, T04, H04]
 */
export const listUsers = defineCall({
  method: 'GET',
  path: '/admin/users-table',
  access: 'users.list',
  summary: 'Accounts, a page at a time.',
  query: z.strictObject({
    page: numberText(1, lastPage).optional().describe('from 1'),
    limit: numberText(1, 100).optional().describe('accounts of a page; 25 where it is not named'),
    search: z.string().max(100).optional().describe('part of a name, an address or a phone; `#31` is the account 31'),
    sort: z.enum(['asc', 'desc']).optional(),
    sortField: z.enum(['id', 'name', 'created_at']).optional(),
    status: numberText(userStatus.notVerified, userStatus.deleted).optional(),
    type_id: numberText(profileTypes.private, profileTypes.partner).optional(),
    group: z.enum(['1', '6']).optional().describe('only administrators of this group'),
    country_id: idText.optional(),
  }),
  reply: z.array(AdminUser).max(100),
  meta: AdminUserListMeta,
  failures: ['bad-query'],
});
