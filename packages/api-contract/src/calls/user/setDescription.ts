import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/** Sets the description of the account, as plain text of at most 2,000 characters. [J19, G08] */
export const setDescription = defineCall({
  method: 'POST',
  path: '/user/description',
  access: 'account.appearance',
  summary: 'Sets the description of the account.',
  body: z.strictObject({ description: z.string().max(2000) }),
  reply: z.strictObject({ description: z.string() }),
  failures: [],
});
