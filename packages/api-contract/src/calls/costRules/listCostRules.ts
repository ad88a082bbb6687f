import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { CostCountry, CostRule } from '../../entities/CostRule.ts';
import { dayField } from '../../fields/dateFields.ts';

/**
 * The rules for costs of vehicles in a country that are in force on a day, each with its source. A rule that was never
 * stored is missing; one that has ended has no value, and a class that has ended is missing. [N09, N16]
 */
export const listCostRules = defineCall({
  method: 'GET',
  path: '/cost-rules/{country}',
  access: 'public',
  summary:
    'Rules for the cost of an import and of owning a vehicle, each with its source and the day on which that was read.',
  params: z.object({ country: CostCountry }),
  query: z.object({ day: dayField.optional().describe('by default today') }),
  reply: z.array(CostRule),
  failures: ['not-found', 'bad-query'],
});
