import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { OpenSession } from '../../entities/Account.ts';

/**
 * Signs an administrator in as a user, for 12 hours at most, with a reason and an audit entry. It is refused for other
 * administrators; regional administrators can only act as users of their own country. [J12, H04]
 */
export const signInAsUser = defineCall({
  method: 'POST',
  path: '/auth/login-as-user',
  access: 'users.impersonate',
  summary: 'Signs an administrator in as a user.',
  body: z.strictObject({
    user_id: z.int().positive(),
    reason: z
      .string()
      .overwrite((text) => text.replace(/\p{C}/gu, '').trim())
      .min(3)
      .max(300)
      .describe('kept in the log, without signs that nobody sees'),
  }),
  reply: OpenSession,
  failures: ['not-found', 'forbidden'],
});
