import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { Dashboard } from '../../entities/Dashboard.ts';
import { idText } from '../../fields/idText.ts';

/**
 * Numbers of the last thirty days, of all countries or of one. Regional administrators only see their own country.
 * [A12, H04]
 */
export const getDashboard = defineCall({
  method: 'GET',
  path: '/admin/dashboard',
  access: 'ads.list',
  summary: 'The last thirty days, and what waits now.',
  query: z.strictObject({ country_id: idText.optional() }),
  reply: Dashboard,
  failures: ['bad-query'],
});
