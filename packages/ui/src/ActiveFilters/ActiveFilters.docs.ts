import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'What is chosen, above a list. Each chip leads to the list without its filter.',
  insteadOf: [
    { when: 'Filters to add', use: 'Chip or FilterRail' },
    { when: 'One chosen thing in a form', use: 'Chip with `onRemove`' },
  ],
  otherNames: ['Applied filters', 'Filter tags', 'Selected filters', 'Chips', 'Facets'],
  anatomy: [
    { part: 'Chips', holds: 'One for each option, in the order of the rail.' },
    { part: 'Clear', holds: 'A link that takes all of them away.' },
  ],
  states: [
    { state: 'nothing chosen', look: 'Nothing is drawn.' },
    { state: 'on a phone', look: 'One line that scrolls by itself; in the filter sheet the chips wrap.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'walks from chip to chip' },
    { keys: 'Enter', does: 'takes the filter away' },
  ],
  accessibility: [
    'A list with a name. Each chip is announced as "Ukloni Od 2017."; search engines are asked not to follow.',
  ],
  dos: ['Join several options to one question: "Dizel, benzin, hibrid".'],
  donts: ['Repeat the order of the list or the page among them.'],
  builtOn: 'Native list of links.',
  sources: ['DESIGN 14'],
} satisfies ComponentDocs;
