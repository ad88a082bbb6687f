import { defineCall } from '../../defineCall.ts';
import { OwnCompany } from '../../entities/CompanyReview.ts';

/**
 * The company of the signed-in account, with its data, the changes that wait for a moderator, and what to do next. Null:
 * the account has none. [M12]
 */
export const getOwnCompany = defineCall({
  method: 'GET',
  path: '/user/company',
  access: 'account.read',
  summary: 'The company of the account.',
  reply: OwnCompany.nullable(),
  failures: [],
});
