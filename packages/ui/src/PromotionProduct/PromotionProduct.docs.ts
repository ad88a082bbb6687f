import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'One way to promote one ad: a sketch of its place among others, its price in credits and money, its length.',
  insteadOf: [
    { when: 'A packet for a whole account', use: 'PlanCard' },
    { when: 'It is already chosen', use: 'CartLine' },
    { when: 'An ad is promoted and the label alone is wanted', use: 'TierLabel' },
  ],
  otherNames: ['product card', 'boost', 'upsell card', 'pricing option'],
  anatomy: [
    { part: 'Sketch', holds: 'the ad in the colour of its tier, its neighbours in grey' },
    { part: 'Tier label', holds: 'icon and word, the same as on cards in the catalog' },
    { part: 'Title and sentence', holds: 'what the seller gets' },
    { part: 'Price and terms', holds: 'credits large, money and days under it' },
    { part: 'Action', holds: 'one button' },
  ],
  states: [
    { state: 'Available', look: 'button works' },
    { state: 'Unavailable', look: 'a sentence says until when, the button is disabled' },
  ],
  keyboard: [{ keys: 'Tab', does: 'goes to the button' }],
  accessibility: [
    'The sketch is decorative: the sentence says the same.',
    'Paid is visible as paid: colour, icon and word.',
  ],
  dos: ['Give one product of a row the primary button, the others the secondary one.'],
  donts: ['Do not invent urgency.', 'Do not promise a number of views.'],
  builtOn: 'Native article; the sketch is an inline SVG that takes the colours of the tiers.',
  sources: ['DESIGN 11', 'DESIGN 15'],
} satisfies ComponentDocs;
