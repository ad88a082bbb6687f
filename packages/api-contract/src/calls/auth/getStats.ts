import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/** Numbers about the account. [J13] */
export const getStats = defineCall({
  method: 'GET',
  path: '/auth/stats',
  access: 'account.read',
  summary: 'What the account has, in numbers.',
  reply: z.strictObject({
    ads: z.int(),
    active: z.int(),
    views: z.int(),
    favourites: z.int(),
    /** Unread, from buyers and sellers, as `GET /message/unread-count` counts them. */
    messages: z.int(),
    credits: z.int(),
  }),
  failures: [],
});
