import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/** The credits of the account. [J27, J36] */
export const getBalance = defineCall({
  method: 'GET',
  path: '/user/balance',
  access: 'credits.read',
  summary: 'The credits of the account.',
  reply: z.strictObject({ balance: z.int() }),
  failures: [],
});
