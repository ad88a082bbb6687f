import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { idText } from '../../fields/idText.ts';

/**
 * Removes an account as its owner would: ads are taken down, personal data is erased after 30 days. Administrators
 * cannot remove their own account here.
 * [J40]
 */
export const deleteUser = defineCall({
  method: 'DELETE',
  path: '/admin/delete-user',
  access: 'users.delete',
  summary: 'Removes an account.',
  query: z.strictObject({ id: idText }),
  reply: z.strictObject({ removed: z.literal(true) }),
  failures: ['not-found', 'forbidden'],
});
