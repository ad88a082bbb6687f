import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { idText } from '../../fields/idText.ts';

/** Removes an own address; the oldest of the others becomes the default. [J25] */
export const removeAddress = defineCall({
  method: 'DELETE',
  path: '/user/address',
  access: 'account.edit',
  summary: 'Removes an address.',
  query: z.strictObject({ id: idText }),
  reply: z.strictObject({ removed: z.literal(true) }),
  failures: ['not-found'],
});
