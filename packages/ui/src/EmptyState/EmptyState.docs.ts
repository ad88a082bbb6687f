import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Nothing is here: the fact, the help and the one thing to do.',
  insteadOf: [
    { when: 'It failed to load', use: 'ErrorState' },
    { when: 'It still loads', use: 'Skeleton' },
  ],
  otherNames: ['Blank slate', 'No results', 'No data', 'Empty', 'Placeholder'],
  anatomy: [
    { part: 'Disc', holds: 'An icon of 28 px.' },
    { part: 'Fact', holds: 'One line: "Nema oglasa za ove filtere".' },
    { part: 'Help', holds: 'One line that shows a way out, with a number where there is one.' },
    { part: 'Action', holds: 'One button.' },
  ],
  states: [{ state: 'with and without action', look: 'Centred in its place, never higher than its words.' }],
  keyboard: [{ keys: 'Tab', does: 'reaches the action' }],
  accessibility: ['The fact is a heading, at a level that fits the page. The icon is silent.'],
  dos: ['Say which filter to take away and how many ads come back: "Uklonite „Na kredit“ i dobićete 46 oglasa."'],
  donts: ['Show a bare zero.', 'Blame the user or joke.', 'Offer more than one action.'],
  builtOn: 'Heading and text.',
  sources: ['DESIGN 8', 'DESIGN 15'],
} satisfies ComponentDocs;
