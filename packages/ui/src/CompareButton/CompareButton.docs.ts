import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Puts an ad into the comparison; pressed again, it says that the ad is there, and the message takes it out.',
  insteadOf: [
    { when: 'The way to the comparison', use: 'a link in the header, with its count' },
    { when: 'Saving an ad', use: 'FavouriteButton' },
  ],
  otherNames: ['Compare toggle', 'Add to compare'],
  anatomy: [
    { part: 'Icon', holds: 'Two crossed arrows.' },
    { part: 'Label', holds: 'With `look="label"`; otherwise announced and shown under the pointer.' },
  ],
  states: [
    { state: 'not compared', look: 'Grey icon.' },
    { state: 'compared', look: 'Accent icon; with words a selected ground.' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'adds, or says that it is there' }],
  accessibility: ['Its name stays, "Uporedi"; `aria-pressed` tells the state. 44 px for a finger.'],
  dos: ['Give `form` and `value`, so that it works without JavaScript.'],
  donts: ['Hide it when the comparison is full: say so when it is pressed.'],
  builtOn: 'IconButton or Button, a submit button of a form where there is one.',
  sources: ['DESIGN 10', 'C06'],
} satisfies ComponentDocs;
