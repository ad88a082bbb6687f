import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/**
 * All stored data of the account as a file: a list of stored records for each section, without secrets and without data
 * about other people. Five times a day. It needs no password, because other calls of the account return the same data.
 * It is refused for administrators who are signed in as a user. [M64]
 */
export const exportAccount = defineCall({
  method: 'GET',
  path: '/api/user/export',
  access: 'account.secure',
  summary: 'All that is kept about the account, as a file.',
  bare: true,
  reply: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))).meta({ id: 'AccountExport' }),
  failures: ['rate-limited', 'forbidden'],
});
