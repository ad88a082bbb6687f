import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'How many pictures there are, on a dark ground over one of them.',
  insteadOf: [
    { when: 'It counts what waits', use: 'Badge' },
    { when: 'A promotion', use: 'TierLabel' },
  ],
  otherNames: ['Image counter', 'Overlay label', 'Carousel index'],
  anatomy: [
    { part: 'Icon', holds: 'Two pictures; left out beside words.' },
    { part: 'Number', holds: '"34", "1 / 34" or "Sve slike (34)".' },
  ],
  states: [{ state: 'only one', look: 'White on 82 % black, in both themes: it lies on photos.' }],
  keyboard: [],
  accessibility: ['`label` says what a bare number counts: "34 slika".'],
  dos: ['Put it into a corner of the photo.'],
  donts: ['Lay text on a photo without this ground, or on a fade.'],
  builtOn: 'A <span>.',
  sources: ['DESIGN 10'],
} satisfies ComponentDocs;
