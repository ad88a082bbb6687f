import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { OpenSession } from '../../entities/Account.ts';
import { emailField, nameField, passwordField } from '../../fields/accountFields.ts';

/**
 * Opens an account of a private person and signs in; a mail asks to confirm the address. `email-taken`: the address has
 * an account. `password-weak`: the password is too easy to guess. `name-misleading`: the name contains an address or
 * claims to speak for us. [J01, M21, N12]
 */
export const register = defineCall({
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  onlyFromApps: true,
  summary: 'Opens an account of a private person.',
  body: z.strictObject({
    email: emailField,
    password: passwordField,
    name: nameField,
    type: z.literal(1).optional().describe('profile type; a business has a call of its own'),
  }),
  reply: OpenSession,
  failures: ['validation', 'rate-limited'],
});
