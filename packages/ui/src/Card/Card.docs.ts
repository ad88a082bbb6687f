import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'A bordered surface for one thing.',
  insteadOf: [
    { when: 'One ad', use: 'AdCard' },
    { when: 'Only a group of words', use: 'Stack: no surface at all' },
    { when: 'Something that floats', use: 'Modal, Sheet, Popover' },
  ],
  otherNames: ['Panel', 'Box', 'Paper', 'Surface', 'Tile', 'Well'],
  anatomy: [{ part: 'Surface', holds: 'One thing, with the padding of its kind.' }],
  states: [
    { state: 'card', look: 'Radius and padding of cards: 12 to 16 px.' },
    { state: 'panel', look: 'Rounder, with more air: forms and settings.' },
    { state: 'no padding', look: 'For tables and lists with rows of their own.' },
  ],
  keyboard: [],
  accessibility: ['As a section it takes its name from a heading by `labelledBy`. In forced colours the border stays.'],
  dos: ['Part its inside with Divider and distances.'],
  donts: [
    'Put a card into a card.',
    'Add a shadow: cards have borders.',
    'Make a whole card a button: link its title.',
  ],
  builtOn: 'Native <div>, <section>, <article>, <li>.',
  sources: ['DESIGN 9', 'DESIGN 15'],
} satisfies ComponentDocs;
