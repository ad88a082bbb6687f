import { costClassLimits, costCurrencies, costRuleKeys } from '@volan/domain-rules';
import { z } from 'zod';
import { defineCall } from '../../defineCall.ts';
import { CostCountry, ManagedCostRule } from '../../entities/CostRule.ts';
import { dayField } from '../../fields/dateFields.ts';

/**
 * Adds a version of a rule, or of one of its classes, that holds from a day on; older versions stay as they are. It begins today or later. A value
 * needs a source, an amount a currency; a version without a value says that the rule is not known. `not-found`: it is a
 * country that a regional administrator does not manage. [N09, H04]
 */
export const createCostRule = defineCall({
  method: 'PUT',
  path: '/cost-rules/admin/create',
  access: 'cost-rules.edit',
  summary: 'Adds a version of a rule for the cost of an import or of owning a vehicle.',
  body: z.strictObject({
    country: CostCountry,
    key: z.enum(costRuleKeys),
    above: z.number().min(0).max(costClassLimits.above).multipleOf(0.01).describe('0 for a rule without classes'),
    from_age: z.int().min(0).max(costClassLimits.fromAge).describe('0 for a rule that no age changes'),
    value: z.number().min(0).max(10_000_000).multipleOf(0.01).nullable(),
    currency: z.enum(costCurrencies).nullable(),
    valid_from: dayField,
    valid_to: dayField.nullable(),
    source: z
      .strictObject({
        title: z.string().trim().min(1).max(200),
        url: z.url({ protocol: /^https?$/ }).max(500),
        read_on: dayField,
      })
      .nullable(),
  }),
  reply: ManagedCostRule,
  failures: ['validation', 'not-found'],
});
