import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The name of an ad on its page, with what is known of its past above it and, on a phone, its price below.',
  insteadOf: [
    { when: 'An ad in a list', use: 'AdCard' },
    { when: 'Price and contact on a desktop', use: 'BuyCard' },
  ],
  otherNames: ['Page header', 'Product title', 'Hero of an ad'],
  anatomy: [
    { part: 'Tags', holds: 'First owner, bought new; on a phone tier and promises as well.' },
    { part: 'Title', holds: 'Make, model, engine: the h1.' },
    { part: 'Line', holds: 'The own words of the seller.' },
    { part: 'Price', holds: 'On a phone only, with its note.' },
  ],
  states: [
    { state: 'desktop', look: 'Price and promises are in the buy card.' },
    { state: 'phone', look: 'Price below the title. Tags are one row, which scrolls where they are wider.' },
    { state: 'on request', look: 'Words in place of a number.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'reaches the row of tags on a phone, when it scrolls' }],
  accessibility: ['The one h1 of the page. Parts that are hidden at a width are not read either.'],
  dos: ['Keep the title as the seller wrote it.'],
  donts: ['Cut a long title: it wraps.', 'Put tags between title and price.'],
  builtOn: 'Heading, Price, Tag and TierLabel.',
  sources: ['DESIGN 15'],
} satisfies ComponentDocs;
