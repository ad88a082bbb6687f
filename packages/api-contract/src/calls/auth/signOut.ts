import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/**
 * Ends this session, or with `everywhere` all sessions of the account. A session that has already ended is not an
 * error. [J05, F03]
 */
export const signOut = defineCall({
  method: 'POST',
  path: '/auth/logout',
  access: 'public',
  onlyFromApps: true,
  summary: 'Ends the session.',
  body: z.strictObject({ everywhere: z.boolean().optional() }),
  reply: z.strictObject({ ended: z.boolean().describe('false: no session existed') }),
  failures: [],
});
