import { defineCall } from '../../defineCall.ts';
import { Plan } from '../../entities/Plan.ts';

/** The packet that the account chose last, even while another one still runs. Default: the free packet. [J28, M13] */
export const getPlan = defineCall({
  method: 'GET',
  path: '/user/plan',
  access: 'account.read',
  summary: 'The packet that the account chose.',
  reply: Plan,
  failures: [],
});
