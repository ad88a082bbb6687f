import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/** Removes a document of a company, with its file. [P55] */
export const removeCompanyDocument = defineCall({
  method: 'DELETE',
  path: '/user/company/document',
  access: 'companies.prove',
  summary: 'Removes a document of a company.',
  query: z.object({ id: z.uuid() }),
  reply: z.object({ removed: z.literal(true) }),
  failures: ['not-found'],
});
