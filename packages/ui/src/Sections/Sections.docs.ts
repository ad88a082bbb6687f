import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Keeps the sections of a page at the distance of the design: 56 px, on a phone 40 px.',
  insteadOf: [
    { when: 'Things inside one section', use: 'Stack' },
    { when: 'A list and its filters', use: 'Grid with the layout `catalog`' },
  ],
  otherNames: ['Page layout', 'Section spacing', 'Spacer', 'VStack'],
  anatomy: [{ part: 'Section', holds: 'A part of the page with its own heading.' }],
  states: [{ state: 'A section is missing', look: 'No gap is left in its place.' }],
  keyboard: [],
  accessibility: ['It has no role: each section names itself.'],
  dos: ['Put it inside the `main` container.'],
  donts: ['Nest it.'],
  builtOn: 'CSS grid.',
  sources: ['DESIGN 6'],
} satisfies ComponentDocs;
