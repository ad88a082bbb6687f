import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The short search of the home page: a few filters and one button that says how many ads wait behind it.',
  insteadOf: [
    { when: 'All filters beside a list', use: 'FilterRail' },
    { when: 'One field of free words', use: 'SearchInput' },
  ],
  otherNames: ['Search form', 'Quick search', 'Search bar', 'Hero search', 'Filter form', 'Omnibox'],
  anatomy: [
    { part: 'Title', holds: 'The promise of the page, its h1.' },
    { part: 'Lead', holds: 'How many vehicles from whom.' },
    { part: 'Filters', holds: 'Four or six controls, two a line: category, make, model, price to, year from, region.' },
    { part: 'Button', holds: 'The live count in its words.' },
    { part: 'Detailed search', holds: 'The way to all filters.' },
  ],
  states: [
    { state: 'Counted', look: 'The button carries the number.' },
    { state: 'Counting', look: 'A spinner over the words; the button keeps its width and still submits.' },
    { state: 'Nothing found', look: 'The words say so and what to do; never a bare zero.' },
  ],
  keyboard: [
    { keys: 'Enter', does: 'in any filter sends the form' },
    { keys: 'Tab', does: 'goes through the filters to the button' },
  ],
  accessibility: [
    'A search landmark with the name of its title.',
    'The button is a status: its new words are announced politely when the count changes.',
    'Give each control a real label with `hideLabel`: the first option shows the same words.',
  ],
  dos: ['Keep the button enabled while the number is counted.'],
  donts: ['Put more than six filters here.', 'Reset the make when the page comes back from a result.'],
  builtOn: 'Native GET form: it works without JavaScript.',
  sources: ['M50'],
} satisfies ComponentDocs;
