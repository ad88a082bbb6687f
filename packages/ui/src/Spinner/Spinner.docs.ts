import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Running work that the user waits for, such as sending or paying.',
  insteadOf: [
    { when: 'Content that loads', use: 'Skeleton' },
    { when: 'A button that works', use: 'Button with `busyLabel`' },
    { when: 'The whole page waits', use: 'SpinnerOverlay' },
    { when: 'How much is done is known', use: 'ProgressBar' },
  ],
  otherNames: ['Loader', 'Loading', 'Activity indicator', 'Progress circle', 'Spin'],
  anatomy: [
    { part: 'Ring', holds: '20 px in the colour of the text.' },
    { part: 'Words', holds: 'What is waited for, for screen readers only.' },
  ],
  states: [
    { state: 'turning', look: 'One turn in 0.8 s.' },
    { state: 'reduced motion', look: 'It does not turn, but fades in and out.' },
  ],
  keyboard: [],
  accessibility: ['A status: its words are announced politely when it appears.'],
  dos: ['Say what is waited for: "Šalje se".'],
  donts: ['Show several at once.', 'Show it for less than half a second.'],
  builtOn: 'A <span> with a CSS animation.',
  sources: ['DESIGN 8', 'DESIGN 9'],
} satisfies ComponentDocs;
