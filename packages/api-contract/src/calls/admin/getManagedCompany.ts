import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ManagedCompany } from '../../entities/CompanyReview.ts';
import { idText } from '../../fields/idText.ts';

/** A company with the evidence for a decision about it; the old data beside the new. [P55, P57, H04] */
export const getManagedCompany = defineCall({
  method: 'GET',
  path: '/admin/company',
  access: 'companies.verify',
  summary: 'A company with the evidence for a decision.',
  query: z.object({ id: idText }),
  reply: ManagedCompany,
  failures: ['bad-query', 'not-found'],
});
