import { listCostRules } from '../calls/costRules/listCostRules.ts';
import type { ContractCase } from './ContractCase.ts';
import { must } from './must.ts';

/** Rules for the cost of an import. */
export const costRuleCases: ContractCase[] = [
  {
    name: 'every rule with a value names its source [N09]',
    run: async (caller) => {
      const { data } = await caller.succeed(listCostRules, { country: 'RS' });
      must(data.length > 0 && data.every(({ value, source }) => value === null || source !== null), 'sources');
    },
  },
  {
    name: 'a country without rules is not found',
    run: async (caller) => {
      await caller.fail(listCostRules, { country: 'XX' }, 'not-found');
    },
  },
];
