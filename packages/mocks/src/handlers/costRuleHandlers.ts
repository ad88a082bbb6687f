import {
  createCostRule,
  listCostRules,
  listManagedCostRules,
  type CostRule,
  type ManagedCostRule,
} from '@volan/api-contract';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import { costRules } from '../fixtures/costRules.ts';
import { mockCall } from '../mockCall.ts';

const versionOf = (rule: CostRule, id: number): ManagedCostRule => ({
  ...rule,
  id,
  country: 'RS',
  valid_from: '2026-11-20',
  valid_to: null,
  state: 'in-force',
  added_by: null,
  added_at: fixtureNow.toISOString(),
});

/** Calls about rules for costs of vehicles. */
export const costRuleHandlers = [
  mockCall(listCostRules, () => [...costRules]),
  mockCall(listManagedCostRules, () => costRules.map((rule, index) => versionOf(rule, index + 1))),
  mockCall(createCostRule, (draft) => ({
    ...versionOf(draft, 99),
    valid_from: draft.valid_from,
    valid_to: draft.valid_to,
    state: 'coming' as const,
    added_by: 'Vera Perić',
  })),
];
