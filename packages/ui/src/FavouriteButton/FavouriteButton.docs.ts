import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Saves an ad, and forgets it when it is pressed again.',
  insteadOf: [
    { when: 'Comparing', use: 'CompareButton' },
    { when: 'Saving a search', use: 'Button with the icon `bookmark`' },
  ],
  otherNames: ['Like', 'Heart', 'Wishlist', 'Bookmark', 'Save toggle'],
  anatomy: [{ part: 'Heart', holds: 'An outline, or filled.' }],
  states: [
    { state: 'not saved', look: 'Outline.' },
    { state: 'saved', look: 'Filled in the accent; on a photo white.' },
    { state: 'on a photo', look: 'On a dark disc of 36 px.' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'saves or forgets' }],
  accessibility: ['Its name stays, "Sačuvaj"; `aria-pressed` and the filled heart tell the state. 44 px for a finger.'],
  dos: ['Change it at once and take it back if the server refuses.'],
  donts: ['Ask before forgetting: it can be pressed again.'],
  builtOn: 'IconButton, a submit button of a form where there is one.',
  sources: ['DESIGN 10', 'C07'],
} satisfies ComponentDocs;
