import { defineCall } from '../../defineCall.ts';
import { OpenSession } from '../../entities/Account.ts';

/** Who is signed in, with an access token; null for a visitor. Renews the session where its access token is stale. [J33, F01] */
export const getSession = defineCall({
  method: 'GET',
  path: '/auth/session',
  access: 'public',
  summary: 'Who is signed in.',
  reply: OpenSession.nullable(),
  failures: ['conflict'],
});
