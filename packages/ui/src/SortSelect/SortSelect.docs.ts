import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The order of a list. Every order is an address, so it can be sent to a friend.',
  insteadOf: [
    { when: 'Columns of a table', use: 'the heads of DataTable' },
    { when: 'List or grid', use: 'SegmentedControl' },
    { when: 'A value of a form', use: 'Select' },
  ],
  otherNames: ['Sort dropdown', 'Order by', 'Sort menu'],
  anatomy: [
    { part: 'Word', holds: '"Sortiraj", on a desktop.' },
    { part: 'Menu', holds: 'The orders, the current one on the trigger.' },
  ],
  states: [
    { state: 'desktop', look: 'Word and trigger.' },
    { state: 'phone', look: 'Trigger alone, as wide as its place.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'opens it' },
    { keys: 'Arrows', does: 'walk through the orders' },
    { keys: 'Escape', does: 'closes it' },
  ],
  accessibility: ['Heard as "Sortiraj: Najnoviji prvo". Search engines are asked not to follow orders.'],
  dos: ['Name what comes first: "Najjeftiniji prvo".'],
  donts: ['Hide promotions by sorting: they stay as labels.'],
  builtOn: 'Menu.',
  sources: ['DESIGN 11', 'DESIGN 14'],
} satisfies ComponentDocs;
