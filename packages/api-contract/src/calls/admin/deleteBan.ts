import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { idText } from '../../fields/idText.ts';

/** Removes a ban. [P58] */
export const deleteBan = defineCall({
  method: 'DELETE',
  path: '/admin/bans/delete/{id}',
  access: 'bans.edit',
  summary: 'Takes a ban back.',
  params: z.object({ id: idText }),
  reply: z.object({ removed: z.literal(true) }),
  failures: ['not-found'],
});
