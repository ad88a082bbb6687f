import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/**
 * Signs out every browser and app of the account except this one; their next calls are refused. The signed-out ones get
 * `unauthenticated`. [J05]
 */
export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/auth/sessions/end-others',
  access: 'account.secure',
  summary: 'Signs all other devices out.',
  body: z.strictObject({}),
  reply: z.strictObject({ ended: z.int().min(0).describe('how many there were') }),
  failures: ['unauthenticated'],
});
