import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'An ad made in half a minute: one picture with its price and a few words on it.',
  insteadOf: [
    { when: 'An ad with facts, a seller and a tier', use: 'AdCard' },
    { when: 'It is being written', use: 'QuickAdForm, which shows this tile as its preview' },
  ],
  otherNames: ['Story card', 'Overlay card', 'Image tile', 'Classified', 'ImageListItem', 'Poster'],
  anatomy: [
    { part: 'Picture', holds: 'Four to five, filled.' },
    { part: 'Scrim', holds: 'A solid ground for the words, the same in both themes.' },
    { part: 'Words', holds: 'Price first, title in at most two lines, place and age.' },
    { part: 'Action', holds: 'One button: save, or take the picture again.' },
  ],
  states: [
    { state: 'With a link', look: 'The whole tile is the target; the title is underlined under the pointer.' },
    { state: 'Preview', look: 'The same without a link.' },
    { state: 'Over', look: 'The word in critical: sold or expired.' },
    { state: 'No picture', look: 'The outline on the ground of media.' },
    { state: 'Loading', look: 'QuickAdTileSkeleton in the final size.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches the title, then the action' },
    { keys: 'Enter', does: 'opens the ad' },
  ],
  accessibility: ['An article with a heading.', 'White on an 82 % black scrim: 4.5:1 on every picture.'],
  dos: ['Put them into QuickAdGrid.'],
  donts: ['Use a fade instead of the scrim.', 'Mix them with AdCards in one grid.'],
  builtOn: 'Native article and link.',
  sources: ['M17', 'DESIGN 5', 'DESIGN 10'],
} satisfies ComponentDocs;
