import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { UserBackground } from '../../entities/UserBackground.ts';
import { idText } from '../../fields/idText.ts';

/**
 * Facts that help to judge an account. Regional administrators only see accounts of their own country, also among
 * similar ones.
 * [J37, H04]
 */
export const getUserBackground = defineCall({
  method: 'GET',
  path: '/admin/user-background',
  access: 'users.list',
  summary: 'Sessions, orders, notes and likenesses of an account.',
  query: z.strictObject({ user_id: idText }),
  reply: UserBackground,
  failures: ['bad-query', 'not-found'],
});
