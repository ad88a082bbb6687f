import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Things beside one another at equal distances, in steps of 8 px.',
  insteadOf: [
    { when: 'Columns of equal width', use: 'Grid' },
    { when: 'Things below one another', use: 'Stack' },
  ],
  otherNames: ['HStack', 'Inline', 'Flex row', 'Group', 'Cluster', 'Button group', 'Toolbar'],
  anatomy: [{ part: 'Things', holds: 'Any components at their own widths.' }],
  states: [
    { state: 'wrap', look: 'Goes on in the next line where the width ends, with the same gap.' },
    { state: 'between', look: 'First and last at the two ends.' },
  ],
  keyboard: [],
  accessibility: ['Order on screen and order of reading are the same. As a list its things are <li>.'],
  dos: ['Let it wrap wherever its words come from a translation.'],
  donts: ['Use it for more than one line of columns that must align.'],
  builtOn: 'Flexbox.',
  sources: ['DESIGN 6'],
} satisfies ComponentDocs;
