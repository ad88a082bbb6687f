import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { clientId } from '../../fields/adFormFields.ts';

/** Forgets an own draft and its pictures. Forgetting one that is not there is fine. */
export const deleteDraft = defineCall({
  method: 'DELETE',
  path: '/ads/draft/{draft}',
  access: 'account.edit',
  summary: 'Forgets an own draft.',
  params: z.object({ draft: clientId }),
  reply: z.strictObject({ removed: z.boolean().describe('false: the draft did not exist') }),
  failures: [],
});
