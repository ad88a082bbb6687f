import { defineCall } from '../../defineCall.ts';
import { OpenSession } from '../../entities/Account.ts';

/**
 * The signed-in user, with an access token; null for a visitor. Renews the session if its access token is stale. [J33,
 * F01]
 */
export const getSession = defineCall({
  method: 'GET',
  path: '/auth/session',
  access: 'public',
  onlyFromApps: true,
  summary: 'Who is signed in.',
  reply: OpenSession.nullable(),
  failures: ['conflict'],
});
