import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'What a list shows, how many there are, and in which order.',
  insteadOf: [
    { when: 'The title of a section', use: 'SectionHead' },
    { when: 'What is chosen', use: 'ActiveFilters, below it' },
  ],
  otherNames: ['List header', 'Toolbar', 'Results bar', 'Page header'],
  anatomy: [
    { part: 'Title', holds: 'The page in words: the h1.' },
    { part: 'Count', holds: '"12.846 oglasa odgovara filterima".' },
    { part: 'Filters', holds: 'On a phone the button that opens the filters, with the number chosen.' },
    { part: 'Tools', holds: 'Order and view.' },
  ],
  states: [
    { state: 'desktop', look: 'Words at the start, tools at the end.' },
    { state: 'phone', look: 'Words, then filters and order side by side.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'walks through filters, order and view' }],
  accessibility: ['The count is a status: it is announced politely when it changes.'],
  dos: ['Write the count as a sentence.'],
  donts: ['Show a bare zero: the list shows EmptyState.'],
  builtOn: 'Heading, status text and slots.',
  sources: ['DESIGN 13', 'DESIGN 15'],
} satisfies ComponentDocs;
