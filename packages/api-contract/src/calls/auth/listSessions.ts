import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { SessionEntry } from '../../entities/Account.ts';

/** Where the account is signed in, the session that asks first, then the latest used. */
export const listSessions = defineCall({
  method: 'GET',
  path: '/auth/sessions',
  access: 'account.read',
  summary: 'Where the account is signed in.',
  reply: z.array(SessionEntry),
  failures: [],
});
