import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The columns of the page of an ad: title, price and seller, then the rest.',
  insteadOf: [{ when: 'Any other page', use: 'Grid' }],
  otherNames: ['Two columns', 'Sidebar layout', 'Product page layout', 'Sticky aside'],
  anatomy: [
    { part: 'Lead', holds: 'Title and key facts.' },
    { part: 'Aside', holds: 'Price and seller, 380 px, sticky.' },
    { part: 'Rest', holds: 'Description, specification, equipment.' },
  ],
  states: [
    { state: 'desktop', look: 'Lead and rest beside the aside, 48 px apart.' },
    { state: 'below 1024 px', look: 'One column: lead, aside, rest.' },
  ],
  keyboard: [],
  accessibility: ['The order of reading is that of a phone in every width: title, price, rest.'],
  dos: ['Give each section of the rest a heading.'],
  donts: ['Put into the aside what a phone must show first.'],
  builtOn: 'CSS grid.',
  sources: ['DESIGN 5'],
} satisfies ComponentDocs;
