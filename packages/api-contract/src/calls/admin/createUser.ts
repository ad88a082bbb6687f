import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { AdminUser } from '../../entities/AdminUser.ts';
import { emailField, mobileField, nameField, passwordField } from '../../fields/accountFields.ts';

/**
 * Opens an account for somebody. The administrator has seen its password: it is good for a day, and the first sign-in
 * asks for another. The account is in the country of a regional administrator. [J38]
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
