import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The title of a page or a part of it. `level` is its place in the outline, `size` its look.',
  insteadOf: [
    { when: 'Words that only look big', use: 'Text' },
    { when: 'The title of a section with a link beside it', use: 'SectionHead' },
  ],
  otherNames: ['Title', 'Headline', 'Typography h1–h6', 'Header'],
  anatomy: [{ part: 'Words', holds: 'The title, balanced over its lines.' }],
  states: [
    { state: 'display', look: '32 to 54 px, once on a home page.' },
    { state: 'h1, h2', look: '28 to 36 and 22 to 28 px in the display face.' },
    { state: 'h3, title', look: '18 to 20 and 15 to 16 px.' },
  ],
  keyboard: [],
  accessibility: [
    'One level 1 on a page, no level left out on the way down.',
    'Line height never under 1.16: carons such as Č and Ő keep their room.',
  ],
  dos: ['Choose the level first, then a size where the look must differ.', 'Give it an `id` to name a section.'],
  donts: ['Cut it: a long title wraps.', 'Write in capitals or with wide letters.'],
  builtOn: 'Native <h1> to <h4>.',
  sources: ['DESIGN 7', 'DESIGN 13'],
} satisfies ComponentDocs;
