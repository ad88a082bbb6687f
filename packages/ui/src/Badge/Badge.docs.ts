import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'How many things wait, or that something is new. Filled with the accent, so that it is seen at once.',
  insteadOf: [
    { when: 'A fact about an ad or a state of it', use: 'Tag' },
    { when: 'A promotion that is paid for', use: 'TierLabel' },
    { when: 'The number of ads behind a filter', use: 'the `count` of Chip or Checkbox, in grey' },
  ],
  otherNames: ['Counter', 'Notification dot', 'Indicator', 'Unread count', 'Pill'],
  anatomy: [
    { part: 'Count', holds: 'A number as shown, at most three signs: "3", "99+".' },
    { part: 'Words', holds: '`label`: what is counted. Announced, not shown.' },
  ],
  states: [
    { state: 'count', look: '18 px high, as wide as the number.' },
    { state: 'dot', look: '8 px, where something is new and the number does not matter.' },
    { state: 'corner', look: 'On the upper outer corner of an icon button.' },
    { state: 'nothing waits', look: 'No badge at all; never a zero.' },
  ],
  keyboard: [],
  accessibility: [
    'Number and words are read together: "3 oglasa". A dot is read by its words alone.',
    'It is not announced when it changes; a list or a toast does that once.',
    'In forced colours the dot is drawn as a border.',
  ],
  dos: ['Shorten by hand: "99+".', 'Put it behind the words that it belongs to.'],
  donts: ['Show a zero.', 'Use it for prices, years or anything else that is not waiting.'],
  builtOn: 'A <span> with hidden words.',
  sources: ['DESIGN 4', 'DESIGN 8', 'DESIGN 14', 'C06', 'C07'],
} satisfies ComponentDocs;
