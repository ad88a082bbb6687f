import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'A generation of a model: its years, how many are for sale, and the way to them.',
  insteadOf: [
    { when: 'One ad is shown', use: 'AdCard' },
    { when: 'A category is shown', use: 'CountedTiles' },
  ],
  otherNames: ['model tile', 'variant card', 'trim card'],
  anatomy: [
    { part: 'Photo', holds: 'the newest ad of the generation, or the outline of its body type' },
    { part: 'Title', holds: 'the name; the link covers the card' },
    { part: 'Years', holds: 'from when to when it was built' },
    { part: 'Lines', holds: 'number of ads, usual price' },
  ],
  states: [
    { state: 'Without ads', look: 'no link, no hover' },
    { state: 'Pointer', look: 'the border darkens' },
  ],
  keyboard: [{ keys: 'Tab', does: 'goes to the link; the ring is around the card' }],
  accessibility: ['The title is a heading, the link is named by it.'],
  dos: ['Put them into the grid `ads4`.'],
  donts: ['Do not invent unknown years: leave them out.'],
  builtOn: 'Native <article> and <a>.',
  sources: ['DESIGN-2, screen 29', 'B28'],
} satisfies ComponentDocs;
