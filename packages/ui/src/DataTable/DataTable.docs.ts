import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'Many things of one kind, compared by the same facts: users, carts, ads that wait. Ordered, filtered, chosen and paged.',
  insteadOf: [
    { when: 'users choose a vehicle', use: 'AdCard in a list' },
    { when: 'two or three things are compared', use: 'CompareTable' },
    { when: 'flags are ticked for many rows', use: 'FlagMatrix' },
    { when: 'facts of one thing are listed', use: 'SpecList' },
  ],
  otherNames: ['data grid', 'grid', 'table', 'list view', 'admin table'],
  anatomy: [
    { part: 'tools', holds: 'the filters, and at the end what can be done with the chosen rows' },
    { part: 'totals', holds: 'sums for the current filter, not for the page' },
    { part: 'head', holds: 'names of columns; links or buttons where they order the rows' },
    { part: 'rows', holds: 'the name first, facts, the state as a tag, actions last' },
    { part: 'foot', holds: 'which rows these are, what the page sums up to, ways to its neighbours' },
  ],
  states: [
    { state: 'ordered', look: 'an arrow behind the name of the column' },
    { state: 'chosen row', look: 'neutral surface and a tick; the box of the head is mixed' },
    { state: 'current row', look: 'neutral surface and an accent edge: a panel shows it' },
    { state: 'loading', look: 'empty rows in final size, or the old rows where the next page is on its way' },
    { state: 'empty, failed', look: 'an EmptyState or a critical Alert in place of the rows' },
    { state: 'compact', look: 'rows of 40 px for long lists' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches the scroller (only where there is something to scroll), the heads and the boxes' },
    { keys: 'Arrows', does: 'scroll the table while its frame has the focus' },
    { keys: 'Space', does: 'ticks a row or the whole page' },
    { keys: 'Enter', does: 'orders by the column' },
  ],
  accessibility: [
    'A native table: the caption names it, the first cell of a row is its header, aria-sort says the order.',
    'How many rows are chosen and that rows are loading is announced politely.',
    'The box of a row names the row: rowLabel is required.',
    'On a phone the first column and the head stay in view; the page never scrolls sideways.',
  ],
  dos: [
    'Keep the order, the filters and the page in the address.',
    'Put the state of a row into a Tag.',
    'Give dates and amounts as ready text.',
  ],
  donts: ['Do not colour whole rows by state.', 'Do not put more than one line of buttons into a row: use ActionMenu.'],
  builtOn: 'Native <table>; a ResizeObserver tells whether the frame scrolls.',
  sources: ['DESIGN 14', 'DESIGN-2 4', 'M59'],
} satisfies ComponentDocs;
