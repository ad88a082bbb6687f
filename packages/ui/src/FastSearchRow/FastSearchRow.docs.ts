import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The questions that buyers ask most, as links to ready lists. It follows the search of the home page.',
  insteadOf: [
    { when: 'Ways by kind of vehicle', use: 'CategoryTiles' },
    { when: 'Filters that are chosen already', use: 'ActiveFilters' },
  ],
  otherNames: ['Quick links', 'Shortcuts', 'Quick filters', 'Action row', 'Link cards', 'Navigation tiles'],
  anatomy: [
    { part: 'Icon', holds: 'One icon in the colour of the accent.' },
    { part: 'Words', holds: 'What the list holds.' },
    { part: 'Count', holds: 'How many ads, once they are counted.' },
  ],
  states: [
    { state: 'Desktop', look: 'One bordered row of equal cells.' },
    { state: 'Phone', look: 'Cards that are swiped; the last visible one is cut by the edge.' },
    { state: 'Not counted', look: 'No number; the row keeps its height by its longest words.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'goes from shortcut to shortcut and brings it into view' }],
  accessibility: ['A navigation landmark with its own name. The count is read with what it counts.'],
  dos: ['Give the addresses as the table of paths makes them.'],
  donts: ['Use more than eight.'],
  builtOn: 'Native links in a list; native scrolling.',
  sources: ['B45', 'B46', 'B47', 'B48', 'B49', 'B50', 'B51', 'M50'],
} satisfies ComponentDocs;
