import { maxFollowed } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/** Accounts of all followed sellers, the last one first: what the buttons of a page need. [B11] */
export const listFollowedSellerIds = defineCall({
  method: 'GET',
  path: '/followed-sellers/ids',
  access: 'sellers.followed',
  summary: 'Accounts of all followed sellers.',
  reply: z.array(z.int()).max(maxFollowed),
  failures: [],
});
