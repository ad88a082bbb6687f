import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { OpenSession } from '../../entities/Account.ts';

/**
 * Exchanges the refresh token for the next one and a new access token. Within ten seconds the same token gives the same
 * answer, so that two tabs do not sign each other out; later it ends the whole session. `conflict`: a newer token is
 * already in use, ask again with that.
 */
export const refreshSession = defineCall({
  method: 'POST',
  path: '/auth/refresh',
  access: 'public',
  onlyFromApps: true,
  summary: 'Renews the session.',
  body: z.strictObject({}),
  reply: OpenSession,
  failures: ['unauthenticated', 'conflict'],
});
