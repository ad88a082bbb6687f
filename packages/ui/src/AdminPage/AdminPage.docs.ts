import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'The frame of every page of the administration: the parts at the side, title and actions, the work, and a panel beside it.',
  insteadOf: [{ when: 'the page is for buyers or sellers', use: 'Header, Container and Footer' }],
  otherNames: ['admin layout', 'app shell', 'dashboard layout', 'page template'],
  anatomy: [
    { part: 'parts', holds: 'an AdminNav; a bar on a phone' },
    { part: 'head', holds: 'path, title, how much there is, actions' },
    { part: 'work', holds: 'tables, trees, cards' },
    { part: 'panel', holds: 'one thing of the list; on a phone it comes over the page' },
  ],
  states: [{ state: 'acting as a user', look: 'a banner above everything' }],
  keyboard: [],
  accessibility: ['One h1 and one main with the id "content", to which the skip link leads.'],
  dos: ['Put one primary action into the head.'],
  donts: ['Do not limit the width: tables take what there is.'],
  builtOn: 'Native main and CSS grid.',
  sources: ['DESIGN 5', 'A12'],
} satisfies ComponentDocs;
