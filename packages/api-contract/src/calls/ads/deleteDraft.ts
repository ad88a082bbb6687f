import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { clientId } from '../../fields/adFormFields.ts';

/** Deletes an own draft and its pictures. A missing draft is not an error. */
export const deleteDraft = defineCall({
  method: 'DELETE',
  path: '/ads/draft/{draft}',
  access: 'account.edit',
  summary: 'Forgets an own draft.',
  params: z.object({ draft: clientId }),
  reply: z.strictObject({ removed: z.boolean().describe('false: the draft did not exist') }),
  failures: [],
});
