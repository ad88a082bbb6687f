import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { OwnCompany } from '../../entities/CompanyReview.ts';
import { companyRegistrationFields } from '../../fields/companyFields.ts';

/**
 * Makes a private account one of a business. Its company waits for approval, as after `registerBusiness`, with the same
 * checks. An account that has a company already is a `conflict`. [J02, M12]
 */
export const registerOwnCompany = defineCall({
  method: 'PUT',
  path: '/user/company',
  access: 'companies.register',
  summary: 'Registers a company for a private account.',
  body: z.strictObject(companyRegistrationFields),
  reply: OwnCompany,
  failures: ['validation', 'conflict', 'rate-limited'],
});
