import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Things below one another at equal distances, in steps of 8 px.',
  insteadOf: [
    { when: 'Things are side by side', use: 'Row' },
    { when: 'Columns', use: 'Grid' },
  ],
  otherNames: ['VStack', 'Vertical stack', 'Flex column', 'Space', 'Spacer'],
  anatomy: [{ part: 'Things', holds: 'Any components; none has a margin of its own.' }],
  states: [
    { state: 'gap 0.25 to 8', look: '2 to 64 px.' },
    { state: 'stretch, start, center', look: 'As wide as the stack, as wide as their words, in the middle.' },
  ],
  keyboard: [],
  accessibility: ['As a section it takes its name from a heading by `labelledBy`; as a list its things are <li>.'],
  dos: ['Use 12 to 16 px inside a card, 56 px between sections (40 on a phone).'],
  donts: ['Add a margin to a child: choose a gap.'],
  builtOn: 'Flexbox.',
  sources: ['DESIGN 6'],
} satisfies ComponentDocs;
