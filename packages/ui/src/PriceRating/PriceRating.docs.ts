import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Says how the price of an ad compares with similar ads: five words on a fixed scale, one of them lit.',
  insteadOf: [
    { when: 'A card or the head of an ad', use: 'PriceRatingTag' },
    { when: 'Fewer similar ads than are needed', use: 'SimilarAdsCount with PriceRatingTag of `none`' },
    { when: 'How a price changed', use: 'StepChart' },
  ],
  otherNames: ['Meter', 'Gauge', 'Price badge', 'Deal rating', 'Scale', 'Score bar', 'Rating'],
  anatomy: [
    { part: 'Marker', holds: 'The price at its position on the scale.' },
    { part: 'Segments', holds: 'Five; the one of the rating is lit.' },
    { part: 'Words', holds: 'Always the same five; the lit one is bold.' },
  ],
  states: [
    { state: 'Very good, good', look: 'Positive.' },
    { state: 'Fair', look: 'Neutral.' },
    { state: 'High, very high', look: 'Caution. Never critical: a high price is not an error.' },
    { state: 'Too few similar ads', look: 'No scale: the count out of eight instead.' },
    { state: 'Without a price', look: 'The segments alone, for a narrow widget with the word beside them.' },
  ],
  keyboard: [],
  accessibility: [
    'One image with a sentence as its name; colour, weight and the marker say the same to those who see.',
    'The marker slides along itself as along the scale, so a price of eleven digits stays inside at 320 px.',
  ],
  dos: ['Lead from here to the page that explains the rating.', 'Say that promotion and seller never change it.'],
  donts: ['Show a rating that rests on fewer than eight ads.', 'Use the tones of promotion.'],
  builtOn: 'HTML and CSS; places are classes, so no inline style is needed.',
  sources: ['DESIGN-2 2', 'M52', 'M53'],
} satisfies ComponentDocs;
