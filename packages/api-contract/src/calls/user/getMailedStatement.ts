import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Statement } from '../../entities/Statement.ts';

/** The decision about an account, by the token of its mail. Users who cannot sign in read it in this way. [P60] */
export const getMailedStatement = defineCall({
  method: 'GET',
  path: '/statement/mailed',
  access: 'public',
  summary: 'The decision that a mail leads to.',
  query: z.object({ token: z.string().min(1).max(200) }),
  reply: Statement,
  failures: ['bad-query', 'not-found'],
});
