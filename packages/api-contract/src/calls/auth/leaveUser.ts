import { defineCall } from '../../defineCall.ts';
import { OpenSession } from '../../entities/Account.ts';

/**
 * Returns an administrator who is signed in as a user to their own session; null if that has ended. `not-found`: the
 * caller is not signed in as a user. [J12]
 */
export const leaveUser = defineCall({
  method: 'POST',
  path: '/auth/leave-user',
  access: 'account.read',
  summary: 'Ends a session as another user.',
  reply: OpenSession.nullable(),
  failures: ['not-found'],
});
