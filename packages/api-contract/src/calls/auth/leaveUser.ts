import { defineCall } from '../../defineCall.ts';
import { OpenSession } from '../../entities/Account.ts';

/**
 * Leads an administrator who is signed in as a user back to the own session; null where that has ended. `not-found`:
 * nobody is signed in as a user. [J12]
 */
export const leaveUser = defineCall({
  method: 'POST',
  path: '/auth/leave-user',
  access: 'account.read',
  summary: 'Ends a session as another user.',
  reply: OpenSession.nullable(),
  failures: ['not-found'],
});
