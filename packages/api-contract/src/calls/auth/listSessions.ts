import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { SessionEntry } from '../../entities/Account.ts';

/** Sessions of the account: the present one first, then the last used ones. */
export const listSessions = defineCall({
  method: 'GET',
  path: '/auth/sessions',
  access: 'account.read',
  summary: 'Where the account is signed in.',
  reply: z.array(SessionEntry),
  failures: [],
});
