import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdminUser } from '../../entities/AdminUser.ts';
import { emailField, mobileField, nameField, passwordField } from '../../fields/accountFields.ts';

/**
 * Opens an account for somebody. Its password is valid for a day and must be replaced at the first sign-in, because the
 * administrator has seen it. Regional administrators open accounts in their own country. [J38]
 */
export const createUser = defineCall({
  method: 'POST',
  path: '/admin/create-user',
  access: 'users.create',
  summary: 'Opens an account for somebody.',
  body: z.strictObject({ email: emailField, password: passwordField, mobile: mobileField.optional(), name: nameField }),
  reply: AdminUser,
  failures: ['validation'],
});
