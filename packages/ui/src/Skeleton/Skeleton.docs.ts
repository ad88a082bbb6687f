import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Holds the place of content that loads, in its final size, so nothing moves when it comes.',
  insteadOf: [
    { when: 'Work that the user started and waits for', use: 'Button with `busyLabel`, or Spinner' },
    { when: 'An ad in a list', use: 'AdCardSkeleton' },
    { when: 'Nothing was found', use: 'EmptyState' },
  ],
  otherNames: ['Placeholder', 'Shimmer', 'Ghost', 'Loading state', 'Content loader'],
  anatomy: [{ part: 'Shape', holds: 'A line, a title, a photo of 16:10 or a circle of 44 px.' }],
  states: [
    { state: 'line, title', look: '14 and 20 px high, in four widths, as words are.' },
    { state: 'photo', look: 'The ratio of a photo with its corners.' },
    { state: 'circle', look: 'An avatar.' },
  ],
  keyboard: [],
  accessibility: [
    'Silent. The list that loads is told once, by `aria-busy` or a status.',
    'It does not move: no shimmer that distracts or tires.',
  ],
  dos: ['Build the same layout as the content.', 'Show it only for what takes longer than a blink.'],
  donts: ['Cover what is on screen already while it is refreshed.', 'Use it for text that never changes.'],
  builtOn: 'A <span>.',
  sources: ['DESIGN 8'],
} satisfies ComponentDocs;
