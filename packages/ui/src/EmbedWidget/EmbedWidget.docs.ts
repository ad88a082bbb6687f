import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The frame of what partners place on their own pages: a price badge, a search, a grid of their ads.',
  insteadOf: [
    { when: 'A part of our own pages', use: 'Card' },
    { when: 'The code that a partner copies', use: 'SnippetBox' },
  ],
  otherNames: ['Embed', 'iframe', 'Plugin', 'Partner widget', 'Badge', 'Snippet'],
  anatomy: [
    { part: 'Head', holds: 'Title and how many; a badge has a name without a title.' },
    { part: 'Content', holds: 'PriceRating, a short search, or EmbedGrid.' },
    { part: 'Foot', holds: 'Mark, source, and the way to what the widget is. Always there.' },
  ],
  states: [
    { state: 'Loading', look: 'Skeletons in the final size; the height is reserved by its kind.' },
    { state: 'Below 520 px', look: 'Two columns of ads; three above. Its own width decides, never the window.' },
    { state: 'Dark on a light page', look: 'Its own scheme, nothing leaks in either direction.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'goes through its links' }],
  accessibility: [
    'A section with a name and its own language.',
    'Smallest widths: price badge 240, search 280, grid 320.',
  ],
  dos: [
    'Mount it in a shadow root or a frame where the host has rules for bare elements such as `a` or `h3`.',
    'Set brand, scheme and language yourself.',
  ],
  donts: ['Add a shadow, a sticky part or a cookie.'],
  builtOn: 'Container queries; `all: initial` cuts what the host would pass on.',
  sources: ['DESIGN-2 7', 'DESIGN 3'],
} satisfies ComponentDocs;
