import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/** Signs every browser and app of the account out but the one that asks; their next calls are refused. Whoever was signed out by it is `unauthenticated`. [J05] */
export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/auth/sessions/end-others',
  access: 'account.secure',
  summary: 'Signs all other devices out.',
  body: z.strictObject({}),
  reply: z.strictObject({ ended: z.int().min(0).describe('how many there were') }),
  failures: ['unauthenticated'],
});
