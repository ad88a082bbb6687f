import { costCountries, costCurrencies, costRuleKeys } from '@volan/domain-rules';
import { z } from 'zod';

/** A country for which costs are estimated. [N09, N16] */
export const CostCountry = z.enum(costCountries).meta({ id: 'CostCountry' });

const rule = {
  key: z.enum(costRuleKeys),
  above: z.number().min(0).describe('its class begins above this many kW or cm³; 0: the first class, or no classes'),
  from_age: z.int().min(0).describe('its class begins at this age in years; 0: at once'),
  value: z.number().min(0).nullable().describe('null: no official text was found, visitors have to find out'),
  currency: z.enum(costCurrencies).nullable().describe('of an amount'),
  source: z
    .object({ title: z.string(), url: z.url(), read_on: z.iso.date().describe('the day on which it was read') })
    .nullable()
    .describe('the text with the value, or with the bounds of an open class; null only without a value'),
};

/** A rule of a cost as it is in force on a day. [N09, N16] */
export const CostRule = z.object(rule).meta({ id: 'CostRule' });
export type CostRule = z.infer<typeof CostRule>;

/**
 * A version of a rule, as administrators see it. The newest one of its class that has begun is in force until its end. [N09,
 * N16]
 */
export const ManagedCostRule = z
  .object({
    id: z.int(),
    country: CostCountry,
    ...rule,
    valid_from: z.iso.date(),
    valid_to: z.iso.date().nullable().describe('its last day; null: until a newer version begins'),
    state: z.enum(['in-force', 'coming', 'past']),
    added_by: z.string().nullable().describe('null: it came with the software, or the account is gone'),
    added_at: z.iso.datetime(),
  })
  .meta({ id: 'ManagedCostRule' });
export type ManagedCostRule = z.infer<typeof ManagedCostRule>;
