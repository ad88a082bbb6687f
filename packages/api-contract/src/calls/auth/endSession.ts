import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/** Signs another browser or app of the account out; its next call is refused. */
export const endSession = defineCall({
  method: 'DELETE',
  path: '/auth/sessions',
  access: 'account.secure',
  summary: 'Signs another device out.',
  query: z.strictObject({ id: z.uuid() }),
  reply: z.strictObject({ ended: z.literal(true) }),
  failures: ['not-found'],
});
