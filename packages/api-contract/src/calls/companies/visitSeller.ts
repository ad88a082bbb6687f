import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/** Records a visit of a followed seller's ads, so that the present ones are no longer new. [B11] */
export const visitSeller = defineCall({
  method: 'PUT',
  path: '/followed-sellers/visit',
  access: 'sellers.followed',
  summary: 'Remembers that the ads of a followed seller were looked at.',
  body: z.strictObject({ seller: z.int().min(1).max(2_147_483_647).describe('its account') }),
  reply: z.strictObject({ visited: z.boolean().describe('false: it is not followed') }),
  failures: [],
});
