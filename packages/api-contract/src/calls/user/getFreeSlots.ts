import { defineCall } from '../../defineCall.ts';
import { FreeSlots } from '../../entities/Plan.ts';

/** How many ads the account may still activate: by its packet, else by the free period of its country. [J30, T09c] */
export const getFreeSlots = defineCall({
  method: 'GET',
  path: '/user/free-slots',
  access: 'account.read',
  summary: 'How many ads the account may still activate.',
  reply: FreeSlots,
  failures: [],
});
