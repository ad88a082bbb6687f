import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Price, ways to the seller, and who sells: beside an ad on a desktop.',
  insteadOf: [
    { when: 'A phone: the ways to the seller', use: 'StickyContactBar' },
    { when: 'Only who sells', use: 'SellerCard' },
  ],
  otherNames: ['Buy box', 'Offer card', 'Price box', 'Contact card', 'Checkout aside'],
  anatomy: [
    { part: 'Price', holds: 'Large, with a note below and the tier beside it.' },
    { part: 'Promises', holds: 'Credit, exchange, warranty.' },
    { part: 'Contact', holds: 'Buttons as wide as the card, the primary one first.' },
    { part: 'Actions', holds: 'Compare, save, share.' },
    { part: 'Seller', holds: 'A heading and the seller card.' },
  ],
  states: [
    { state: 'desktop', look: 'Sticky, with a shadow: it floats beside the page.' },
    { state: 'phone', look: 'The seller alone; title and sticky bar say the rest.' },
    { state: 'on request', look: 'Words in place of the price.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'walks through contact, actions and seller' }],
  accessibility: ['The seller has a heading of level 2. Parts that a phone does not show are not read there.'],
  dos: ['Keep one primary button: the phone number or the message.'],
  donts: ['Show a number or an address before the user asked for it.', 'Invent urgency.'],
  builtOn: 'Price, TierLabel, Tag and slots.',
  sources: ['DESIGN 5', 'DESIGN 9', 'DESIGN 15'],
} satisfies ComponentDocs;
