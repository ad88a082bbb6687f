import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { CaseHeld } from '../../entities/CaseHeld.ts';
import { idField } from '../../fields/conversationFields.ts';

/** Claims a company for five minutes, or extends the claim: until then nobody else decides about it. [M05, P55] */
export const claimCompany = defineCall({
  method: 'POST',
  path: '/admin/company/claim',
  access: 'companies.verify',
  summary: 'Claims a company.',
  body: z.strictObject({ id: idField }),
  reply: z.object({ until: z.iso.datetime() }),
  failures: ['not-found', 'conflict', 'case-held'],
  failureData: CaseHeld,
});
