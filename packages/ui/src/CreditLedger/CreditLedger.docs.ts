import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Lists how a balance of credits or points came about, the latest movement first.',
  insteadOf: [
    { when: 'Only what is left matters', use: 'BalanceCard' },
    { when: 'Rows are sorted, chosen or paged', use: 'DataTable' },
  ],
  otherNames: ['transaction list', 'statement', 'activity', 'history', 'movements'],
  anatomy: [
    { part: 'Text', holds: 'what moved it, with a way to the ad or the order' },
    { part: 'Day', holds: 'short date' },
    { part: 'Amount', holds: 'with its sign; gains in the positive tone' },
    { part: 'Balance', holds: 'what was left, on its own page' },
  ],
  states: [
    { state: 'Full', look: 'heads and balance' },
    { state: 'Compact', look: 'heads for screen readers only, without balance' },
    { state: 'Empty', look: 'what the caller gives, such as an EmptyState' },
  ],
  keyboard: [{ keys: 'Tab', does: 'goes through the links' }],
  accessibility: [
    'A real table with row heads, so that each number is read with its text.',
    'The sign is part of the number: colour is not alone.',
    'Figures are tabular and at the end.',
  ],
  dos: ['Use a true minus sign.'],
  donts: ['Do not colour losses red: spending is not an error.'],
  builtOn: 'Native table.',
  sources: ['DESIGN 7', 'DESIGN 14'],
} satisfies ComponentDocs;
