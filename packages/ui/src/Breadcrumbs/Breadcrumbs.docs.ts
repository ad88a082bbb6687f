import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The position of the page in the site, with a link to each level above it.',
  insteadOf: [
    { when: 'Back to the results that the user came from', use: 'AdBar' },
    { when: 'Steps of a task', use: 'Stepper' },
  ],
  otherNames: ['Breadcrumb', 'Path', 'Trail', 'You are here'],
  anatomy: [
    { part: 'Levels', holds: 'From the widest to the page itself.' },
    { part: 'Arrow', holds: 'Between two levels; silent.' },
  ],
  states: [
    { state: 'level', look: 'A link.' },
    { state: 'this page', look: 'Words without a link, `aria-current="page"`.' },
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'reaches and follows a level' }],
  accessibility: ['A navigation with a name, `label`, and an ordered list inside. Long levels wrap.'],
  dos: ['Use the words of the pages that it leads to.'],
  donts: ['Show it on pages of the first level.', 'Link the page to itself.'],
  builtOn: 'Native <nav> and <ol>.',
  sources: ['DESIGN 14'],
} satisfies ComponentDocs;
