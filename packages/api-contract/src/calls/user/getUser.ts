import { defineCall } from '../../defineCall.ts';
import { Account } from '../../entities/Account.ts';

/** The account that is signed in. [J17, J34] */
export const getUser = defineCall({
  method: 'GET',
  path: '/user',
  access: 'account.read',
  summary: 'The account that is signed in.',
  reply: Account,
  failures: [],
});
