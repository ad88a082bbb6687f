import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdminUser } from '../../entities/AdminUser.ts';
import { emailField, mobileField, nameField, passwordField } from '../../fields/accountFields.ts';

/**
 * Changes an account. An empty or absent password stays as it is; a new one ends all sessions of the account and is
 * valid for a day. Another e-mail address has to be confirmed again. [J39]
 */
export const updateUser = defineCall({
  method: 'POST',
  path: '/admin/update-user',
  access: 'users.edit',
  summary: 'Changes an account.',
  body: z.strictObject({
    id: z.int().positive(),
    email: emailField,
    password: z.union([z.literal(''), passwordField]).optional(),
    mobile: z.union([z.literal(''), mobileField]).optional(),
    name: nameField,
  }),
  reply: AdminUser,
  failures: ['validation', 'not-found', 'forbidden'],
});
