import {
  createImportRule,
  listImportRules,
  listManagedImportRules,
  type ImportRule,
  type ManagedImportRule,
} from '@volan/api-contract';
import { fixtureNow } from '../fixtures/fixtureNow.ts';
import { importRules } from '../fixtures/importRules.ts';
import { mockCall } from '../mockCall.ts';

const versionOf = (rule: ImportRule, id: number): ManagedImportRule => ({
  ...rule,
  id,
  country: 'RS',
  valid_from: '2026-11-20',
  valid_to: null,
  state: 'in-force',
  added_by: null,
  added_at: fixtureNow.toISOString(),
});

/** Calls about rules for the cost of an import. */
export const importHandlers = [
  mockCall(listImportRules, () => [...importRules]),
  mockCall(listManagedImportRules, () => importRules.map((rule, index) => versionOf(rule, index + 1))),
  mockCall(createImportRule, (draft) => ({
    ...versionOf(draft, 99),
    valid_from: draft.valid_from,
    valid_to: draft.valid_to,
    state: 'coming' as const,
    added_by: 'Vera Perić',
  })),
];
