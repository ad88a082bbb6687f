import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { idText } from '../../fields/idText.ts';

/** Deletes a banner with its files and its counts. [J81] */
export const deleteBanner = defineCall({
  method: 'DELETE',
  path: '/promotion/delete/{id}',
  access: 'promotions.edit',
  summary: 'Deletes a banner with its files.',
  params: z.object({ id: idText }),
  reply: z.strictObject({ id: z.int() }),
  failures: ['not-found'],
});
