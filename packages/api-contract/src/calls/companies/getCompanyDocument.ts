import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';

/**
 * A document of a company: a JPEG to look at, or a PDF to download. For owners of the company and for moderators,
 * regional ones in their own country; for everybody else it does not exist. [P55, H04]
 */
export const getCompanyDocument = defineCall({
  method: 'GET',
  path: '/api/company/document/{id}',
  access: 'companies.documents',
  summary: 'A document of a company.',
  bare: true,
  params: z.object({ id: z.uuid() }),
  reply: z.string().describe('the bytes of the file'),
  failures: ['not-found'],
});
