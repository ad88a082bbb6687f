import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { ManagedCostRule } from '../../entities/CostRule.ts';

/**
 * Versions of the rules for costs: the one in force of each rule first, then those that begin later, then past ones.
 * Regional administrators see those of their own country. At most 500. [N09, N16, H04]
 */
export const listManagedCostRules = defineCall({
  method: 'GET',
  path: '/cost-rules/admin/list',
  access: 'cost-rules.edit',
  summary: 'Every version of the rules for costs of vehicles.',
  reply: z.array(ManagedCostRule).max(500),
  failures: [],
});
