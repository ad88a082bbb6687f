import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'One ad among others. Its form follows its list and the tier that its seller paid for.',
  insteadOf: [
    { when: 'The page of the ad itself', use: 'AdTitle, KeyFacts and BuyCard' },
    { when: 'An ad made in a minute, with a photo, a price and a phone', use: 'QuickAdTile' },
    { when: 'A company', use: 'CompanyCard' },
  ],
  otherNames: ['Product card', 'Listing card', 'Item card', 'Tile', 'List item', 'Media card', 'Result'],
  anatomy: [
    { part: 'Photo', holds: 'The first picture, the label of the tier, the number of pictures.' },
    { part: 'Title', holds: 'Make, model and engine. The one link; the whole card is its target.' },
    { part: 'Facts', holds: 'Year, mileage, fuel first. Always at the same place.' },
    { part: 'Price', holds: 'Ready text. Only facts are between it and the title.' },
    { part: 'Foot', holds: 'Place, seller and age.' },
    { part: 'Actions', holds: 'Compare and favourite. They lie above the link.' },
  ],
  states: [
    { state: 'list', look: 'Photo at the start, price at the end; stacked on a phone.' },
    { state: 'grid', look: 'Photo on top, three facts, price and place.' },
    { state: 'featured', look: 'As grid with larger words and five facts; the photo fills the height.' },
    { state: 'compact', look: 'Thumbnail, title, price and one line.' },
    { state: 'XL', look: 'Three pictures, steel-tinted body, large price; in a list only.' },
    { state: 'Top', look: 'Amber border and edge; in a list only.' },
    { state: 'reserved', look: 'The word on the photo, in every layout; the ad is as active as others.' },
    { state: 'damaged', look: 'The word in caution on the photo, in every layout.' },
    { state: 'sold', look: 'Dimmed photo and the word in critical. A sold ad shows no tier.' },
    { state: 'No photo, or its file fails', look: 'The outline of the body type.' },
    {
      state: 'late, in list and XL',
      look: 'Not drawn until it comes near; takes about the room that it will.',
    },
    { state: 'Loading', look: 'AdCardSkeleton in the final size.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches the title, then each action' },
    { keys: 'Enter', does: 'opens the ad' },
  ],
  accessibility: [
    'Every card is an article with a heading; set `headingLevel` by its place in the page.',
    'Facts are a list; each value is read with its question: "Kilometraža: 142.000 km".',
    'The focus ring is around the whole card.',
    'The link lies over the words, so dragging over them selects nothing; from outside the card, or with Ctrl+A, they can be selected. Words above the link would open nothing when pressed, and without a script a press cannot be told from a selection.',
  ],
  dos: ['Give the words ready to read.', 'Mark the first one or two cards of a page with `first`.'],
  donts: ['Put badges between title and price.', 'Stack tiers: XL goes before Top.', 'Put a link into the actions.'],
  builtOn: 'Native article, heading and link; the link is stretched over the card by a pseudo-element.',
  sources: ['DESIGN 11', 'DESIGN 14', 'M52'],
} satisfies ComponentDocs;
