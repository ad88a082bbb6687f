import { defineCall } from '../../defineCall.ts';
import { ActivePlan } from '../../entities/Plan.ts';

/** The packet that runs now. [J29, M13] */
export const getActivePlan = defineCall({
  method: 'GET',
  path: '/user/active-plan',
  access: 'account.read',
  summary: 'The packet that is in force.',
  reply: ActivePlan,
  failures: [],
});
