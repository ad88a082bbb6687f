import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { OwnPlans } from '../../entities/Plan.ts';

/**
 * The packets of the account: what runs, what follows, what its owner chose for the end, and what each packet costs
 * now. A checkout takes the price of its own moment. [B23, J28, J29, M13]
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
