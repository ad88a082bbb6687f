import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/** What the account has, in numbers. [J13] */
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
    /** Of buyers and sellers, not read yet, as `GET /message/unread-count` says. */
    messages: z.int(),
    credits: z.int(),
  }),
  failures: [],
});
