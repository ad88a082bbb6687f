import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/** A key for caches of clients. It changes after signing in or out, and with each release. [J14] */
export const getCacheKey = defineCall({
  method: 'GET',
  path: '/auth/swr-key',
  access: 'public',
  summary: 'A key for caches of clients.',
  reply: z.strictObject({ key: z.string() }),
  failures: [],
});
