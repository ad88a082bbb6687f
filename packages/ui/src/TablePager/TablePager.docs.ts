import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Says which rows of a longer list a table shows and leads to the page before and after.',
  insteadOf: [{ when: 'users jump to a far page of a catalog', use: 'Pagination' }],
  otherNames: ['table pagination', 'pager', 'previous and next'],
  anatomy: [
    { part: 'words', holds: 'the rows of this page, how many there are, and what the page sums up to' },
    { part: 'ways', holds: 'links to the neighbouring pages' },
  ],
  states: [{ state: 'no neighbour', look: 'the icon is pale and takes no focus' }],
  keyboard: [{ keys: 'Enter', does: 'follows the link' }],
  accessibility: ['A navigation with a name; a missing neighbour is not read.'],
  dos: ['Say the total of the page here and the total of the filter above the table.'],
  donts: ['Do not show it for a list that fits on one page.'],
  builtOn: 'Native links.',
  sources: ['DESIGN-2 4', 'M59'],
} satisfies ComponentDocs;
