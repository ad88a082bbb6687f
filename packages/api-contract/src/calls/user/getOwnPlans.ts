import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { OwnPlans } from '../../entities/Plan.ts';

/**
 * The packets of the account: the running one, following ones, the owner's choice for the end, and the present price of
 * each packet. A checkout uses the price at its own time. [B23, J28, J29, M13]
 */
export const getOwnPlans = defineCall({
  method: 'GET',
  path: '/user/plans',
  access: 'account.read',
  summary: 'The packets of the account, and what it could buy.',
  query: z.object({}),
  reply: OwnPlans,
  failures: [],
});
