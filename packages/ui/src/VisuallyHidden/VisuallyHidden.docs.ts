import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Words for screen readers, where a picture says the same to those who see.',
  insteadOf: [
    { when: 'Everybody needs the words', use: 'Text' },
    { when: 'A way past the header for keyboards', use: 'SkipLink' },
    { when: 'The label of a field', use: 'the field’s own `hideLabel`' },
  ],
  otherNames: ['Screen reader only', 'sr-only', 'Assistive text', 'Offscreen'],
  anatomy: [{ part: 'Words', holds: 'In a span, a paragraph, a heading, a legend or a caption.' }],
  states: [{ state: 'always', look: 'One pixel, clipped; it takes no room.' }],
  keyboard: [],
  accessibility: [
    'Stays in the accessibility tree and in the order of reading; found by the search of a screen reader.',
  ],
  dos: ['Name what a picture or a place on screen says.'],
  donts: ['Put a link, a button or a field inside: its focus would be invisible.', 'Repeat what is read anyway.'],
  builtOn: 'CSS `clip-path`.',
  sources: ['DESIGN 13'],
} satisfies ComponentDocs;
