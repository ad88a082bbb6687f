import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { idText } from '../../fields/idText.ts';

/** Puts a fast ad into the archive, for good. [M17, M02] */
export const deleteFastAd = defineCall({
  method: 'DELETE',
  path: '/fast-ads/{id}',
  access: 'fast-ads.edit',
  summary: 'Puts a fast ad into the archive, for good.',
  params: z.object({ id: idText }),
  reply: z.strictObject({ removed: z.literal(true) }),
  failures: ['not-found', 'forbidden'],
});
