import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ManagedCompany } from '../../entities/CompanyReview.ts';
import { idField } from '../../fields/conversationFields.ts';

/**
 * Undoes the last decision about a company, within 30 seconds and only by the moderator who took it: its data, its
 * review and "verified" are as they were, and it gets no notice. Too late, decided by somebody else, or changed since is
 * a `conflict`. [M05, P55]
 */
export const undoCompanyDecision = defineCall({
  method: 'POST',
  path: '/admin/company/undo',
  access: 'companies.verify',
  summary: 'Undoes the last decision about a company.',
  body: z.strictObject({ id: idField }),
  reply: ManagedCompany,
  failures: ['not-found', 'forbidden', 'conflict'],
});
