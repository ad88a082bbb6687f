import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/**
 * All stored data of the account, as a file: by section a list of records, each as it is stored. Holds no secret and
 * nothing about other people. Five times a day. Other calls of the account return the same data, so it asks for no
 * password; an administrator who is signed in as a user gets none. [M64]
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
