import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { CompanyDocument } from '../../entities/CompanyReview.ts';
import { attachmentField, idField } from '../../fields/conversationFields.ts';

/**
 * Adds a document that proves who a company is: a picture, or a PDF of at most 10 MB. At most 8 at a time (`max`) and 30
 * a day. Only owners of the company and moderators read it. It is deleted 30 days after an approval and 214 days after a
 * refusal, when the time for an appeal is over. [P55]
 */
export const addCompanyDocument = defineCall({
  method: 'POST',
  path: '/user/company/document',
  access: 'companies.prove',
  summary: 'Adds a document of a company.',
  body: z.strictObject({ company_id: idField, file: attachmentField }),
  reply: CompanyDocument,
  failures: ['validation', 'forbidden', 'not-found', 'rate-limited', 'pictures-at-once', 'unavailable'],
});
