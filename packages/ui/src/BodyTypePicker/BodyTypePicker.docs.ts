import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Body types as drawn tiles; any number may be chosen.',
  insteadOf: [
    { when: 'Options without a drawing', use: 'FacetList' },
    { when: 'Ways into the catalog', use: 'CategoryTiles' },
  ],
  otherNames: ['Image checkbox', 'Tile select', 'Visual picker', 'Icon toggle group', 'Checkbox card'],
  anatomy: [
    { part: 'Outline', holds: 'The side profile, 32 px.' },
    { part: 'Word', holds: 'The body type.' },
    { part: 'Count', holds: 'Ads behind it.' },
  ],
  states: [
    { state: 'chosen', look: 'Neutral ground and an ink border of 1.5 px.' },
    { state: 'focus', look: 'The ring around the whole tile.' },
    { state: 'without counts', look: 'Outline and word alone, in forms.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'walks from tile to tile' },
    { keys: 'Space', does: 'chooses' },
  ],
  accessibility: ['Check boxes in a named group. The outline is silent, word and count are the name.'],
  dos: ['Order by the number of ads.'],
  donts: ['Use it for kinds without an outline.'],
  builtOn: 'Native <fieldset> with check boxes; it goes with the form without JavaScript.',
  sources: ['DESIGN 8', 'DESIGN 14'],
} satisfies ComponentDocs;
