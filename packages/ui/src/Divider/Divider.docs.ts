import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'A hairline between two parts of one thing, inside a card or a panel.',
  insteadOf: [
    { when: 'Between cards or sections of a page', use: 'the gap of Stack, and a Heading' },
    { when: 'Around something', use: 'Card' },
  ],
  otherNames: ['Separator', 'Rule', 'Line', 'hr'],
  anatomy: [
    { part: 'Line', holds: '1 px in the subtle border colour, as wide as its place.' },
    { part: 'Words', holds: 'In its middle, between two ways to the same end: "ili e-poštom". May be missing.' },
  ],
  states: [{ state: 'only one', look: 'It brings no distance of its own; the stack around it does.' }],
  keyboard: [],
  accessibility: [
    'Told as a separator; with words, as the words alone. Where the parts have headings, leave it out: the headings part them already.',
  ],
  dos: ['Put it in a Stack, so both sides have the same distance.'],
  donts: ['Draw a line under every row of a list that has borders.'],
  builtOn: 'Native <hr>.',
  sources: ['DESIGN 4'],
} satisfies ComponentDocs;
