import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { idText } from '../../fields/idText.ts';

/** Stops following a seller. A seller who is not followed is not an error. [B11] */
export const unfollowSeller = defineCall({
  method: 'DELETE',
  path: '/followed-sellers/delete/{seller}',
  access: 'sellers.follow',
  summary: 'Follows a seller no longer.',
  params: z.object({ seller: idText }),
  reply: z.strictObject({ removed: z.boolean().describe('false: it was not followed') }),
  failures: [],
});
