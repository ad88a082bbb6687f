import { defineCall } from '../../defineCall.ts';
import { Collected } from '../../entities/Collected.ts';

/** The lists of the account: compared ads, history and cart. [F19] */
export const getCollected = defineCall({
  method: 'GET',
  path: '/collected',
  access: 'account.read',
  summary: 'What the account compares, has seen and wants to buy.',
  reply: Collected,
  failures: [],
});
