import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { OwnCompany } from '../../entities/CompanyReview.ts';
import { openCompanyFields, reviewedCompanyFields } from '../../fields/companyFields.ts';
import { idField } from '../../fields/conversationFields.ts';

const { name, legal_name, tax_id, registry_number, address } = reviewedCompanyFields;

/**
 * Changes the data of a company; fields that are not sent stay. Changes of the names, the numbers and the address of a
 * public company wait for a moderator, and the old ones stay public until then. A change also answers the question of a
 * moderator, and brings a refused registration back into the queue. The error of a phone is at `phones.0`, by its
 * position. [M12, P55]
 */
export const updateCompany = defineCall({
  method: 'POST',
  path: '/user/company',
  access: 'companies.edit',
  summary: 'Changes the data of a company.',
  body: z.strictObject({
    company_id: idField,
    name: name.optional(),
    legal_name: legal_name.optional(),
    tax_id: tax_id.optional(),
    registry_number,
    address: address.optional(),
    ...openCompanyFields,
    answer: z.string().trim().max(1000).optional().describe('to the question of a moderator'),
  }),
  reply: OwnCompany,
  failures: ['validation', 'forbidden', 'not-found', 'rate-limited'],
});
