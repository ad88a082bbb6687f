import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/**
 * All that is kept about the account, as a file: by section a list of records, each as it is stored. Holds no secret and
 * nothing of other people. Five times a day. What it tells, the other calls of the account tell too, so it asks for no
 * password; an administrator who is signed in as somebody gets none. [M64]
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
