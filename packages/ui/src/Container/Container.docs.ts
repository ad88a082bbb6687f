import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The column of the page: 1280 px wide at most, with its side padding.',
  insteadOf: [
    { when: 'A distance between things', use: 'Stack or Row' },
    { when: 'A surface with a border', use: 'Card' },
    { when: 'Columns', use: 'Grid inside a container' },
  ],
  otherNames: ['Wrapper', 'Page width', 'Layout', 'Content', 'Max width'],
  anatomy: [{ part: 'Column', holds: 'Everything between header and footer.' }],
  states: [
    { state: 'desktop', look: '32 px of padding at each side, centred above 1280 px.' },
    { state: 'below 1024 px', look: '16 px of padding.' },
    { state: 'top', look: 'Room above, for the first thing under a header.' },
  ],
  keyboard: [],
  accessibility: [
    'As `main` it is the landmark that the skip link leads to; it takes the focus from the link, unseen.',
  ],
  dos: ['Use `as="main"` once on a page, with an `id`.'],
  donts: ['Put a container into a container.'],
  builtOn: 'Native <div>, <main>, <section>, <nav>.',
  sources: ['DESIGN 5', 'DESIGN 13'],
} satisfies ComponentDocs;
