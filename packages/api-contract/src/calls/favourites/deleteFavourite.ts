import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { idText } from '../../fields/idText.ts';

/** Removes a saved ad. An ad that is not saved is not an error. [M09] */
export const deleteFavourite = defineCall({
  method: 'DELETE',
  path: '/favourites/delete/{ad_id}',
  access: 'favourites.edit',
  summary: 'Forgets a saved ad.',
  params: z.object({ ad_id: idText }),
  reply: z.strictObject({ removed: z.boolean().describe('false: it was not saved') }),
  failures: [],
});
