import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The side profile of a kind of vehicle: on tiles, in place of a missing photo, on error pages.',
  insteadOf: [
    { when: 'An icon for an action or a fact', use: 'Icon' },
    { when: 'A photo that may be missing', use: 'Photo, which shows the outline by itself' },
  ],
  otherNames: ['Silhouette', 'Placeholder', 'Illustration', 'Body type icon'],
  anatomy: [{ part: 'Lines', holds: 'One of 22 vehicles, drawn for small and for large.' }],
  states: [
    { state: 'small, medium', look: '24 and 32 px, on tiles and in pickers.' },
    { state: 'large', look: 'As wide as its place, with more detail.' },
    { state: 'media', look: 'Tertiary text colour, for a missing photo.' },
    { state: 'decorative', look: 'Border colour, on empty and error pages.' },
  ],
  keyboard: [],
  accessibility: ['With `label` a picture: "Bez slike, karavan". Without it decoration.'],
  dos: ['Take the body type of the ad.'],
  donts: ['Show a broken picture or an empty box instead.'],
  builtOn: 'Inline <svg>.',
  sources: ['DESIGN 10'],
} satisfies ComponentDocs;
