import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The first screen of the home page: a photo from edge to edge and one box on it, usually the search.',
  insteadOf: [
    { when: 'A photo inside the column of a page', use: 'Photo' },
    { when: 'An advertisement', use: 'BannerSlot' },
  ],
  otherNames: ['Jumbotron', 'Banner', 'Masthead', 'Cover', 'Billboard', 'Splash'],
  anatomy: [
    { part: 'Photo', holds: 'A vehicle on the right side of a wide picture. Decorative, so without words.' },
    { part: 'Box', holds: 'One component with its own surface.' },
  ],
  states: [
    { state: 'Desktop', look: 'The box lies on the photo, 468 px wide; the photo grows with it.' },
    { state: 'Phone', look: 'The photo is 220 px high, the box laps 18 px over its lower edge.' },
    { state: 'Photo missing', look: 'The neutral ground of media.' },
  ],
  keyboard: [],
  accessibility: ['No words lie on the photo, so contrast never depends on it.'],
  dos: ['Keep the left 45 % of the picture calm.'],
  donts: ['Use it twice on a page.', 'Let it rotate through pictures.'],
  builtOn: 'Native <img>, fetched first.',
  sources: ['DESIGN 10', 'M50'],
} satisfies ComponentDocs;
