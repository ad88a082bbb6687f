import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The categories of the home page with their icons and how much waits in each.',
  insteadOf: [
    { when: 'A few body types as drawings, where nothing else leads on', use: 'CategoryTiles' },
    { when: 'More than a dozen ways', use: 'Menu' },
    { when: 'Ready lists across categories', use: 'FastSearchRow' },
  ],
  otherNames: ['CategoryTile', 'Category grid', 'Link cards', 'Icon cards', 'Navigation tiles'],
  anatomy: [
    { part: 'Icon', holds: 'One icon.' },
    { part: 'Words', holds: 'The category.' },
    { part: 'Count', holds: 'How many ads.' },
  ],
  states: [
    { state: 'Desktop', look: 'Eight in a row.' },
    { state: 'Phone', look: 'Four in a row, two on the narrowest, words in the middle.' },
    { state: 'Not counted', look: 'No number.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'goes from tile to tile' }],
  accessibility: ['A list of links; the count is read with what it counts.'],
  dos: ['Keep the order of the tree of categories.'],
  donts: ['Leave out a category because it is empty.'],
  builtOn: 'Native links in a list.',
  sources: ['B01', 'DESIGN 14', 'M50'],
} satisfies ComponentDocs;
