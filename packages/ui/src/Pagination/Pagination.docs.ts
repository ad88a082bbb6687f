import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Ways to the other pages of a list, each an address of its own.',
  insteadOf: [
    { when: 'Pages of a table', use: 'TablePager' },
    { when: 'Steps of a form', use: 'Stepper' },
    { when: 'The next ad', use: 'AdBar' },
  ],
  otherNames: ['Pager', 'Page numbers', 'Paging', 'Next and previous'],
  anatomy: [
    { part: 'Previous, next', holds: 'Arrows at the ends.' },
    { part: 'Pages', holds: 'First, last, the neighbours of the page; `pageNumbers` chooses them.' },
    { part: 'Gap', holds: 'Three dots for pages left out.' },
  ],
  states: [
    { state: 'current', look: 'Inverse ground, as ink; never the accent.' },
    { state: 'at an end', look: 'The arrow is grey and no link.' },
    { state: 'phone', look: 'Fewer neighbours, each 44 px.' },
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'reaches and follows a page' }],
  accessibility: [
    'Each page is read with its word: "Strana 2". The page shown has `aria-current="page"`.',
    'Arrows have names; `rel` says previous and next to search engines.',
  ],
  dos: ['Keep filters and order in every address.'],
  donts: ['Load more by scrolling instead: nobody finds the place again.'],
  builtOn: 'Native <nav> and links.',
  sources: ['DESIGN 4', 'DESIGN 14'],
} satisfies ComponentDocs;
