import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { idText } from '../../fields/idText.ts';

/** Puts an ad into the archive, for good. [M14, M02] */
export const deleteAd = defineCall({
  method: 'DELETE',
  path: '/ads/delete/{id}',
  access: 'ads.delete',
  summary: 'Puts an ad into the archive, for good.',
  params: z.object({ id: idText }),
  reply: z.strictObject({ removed: z.literal(true) }),
  failures: ['not-found', 'forbidden'],
});
