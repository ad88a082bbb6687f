import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Shows how the prices of similar ads are spread, and where one of them is.',
  insteadOf: [
    { when: 'The rating itself is said', use: 'PriceRating' },
    { when: 'A price is shown over time', use: 'StepChart' },
    { when: 'Counts are side by side', use: 'BarChart' },
  ],
  otherNames: ['dot plot', 'strip plot', 'box plot', 'distribution', 'beeswarm'],
  anatomy: [
    { part: 'Circles', holds: 'one for each ad, on one another where they would touch' },
    { part: 'Shade', holds: 'the middle half, between the quartiles' },
    { part: 'Dashed line', holds: 'the median, with its price below the axis' },
    { part: 'Marker', holds: 'the price that is compared, in the accent colour' },
    { part: 'Table', holds: 'the same numbers in words' },
  ],
  states: [
    { state: 'Beyond the axis', look: 'a price is at the end of the axis; the table has its number' },
    { state: 'Many of one price', look: 'the pile is pressed together, nothing leaves the drawing' },
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'opens the table' }],
  accessibility: [
    'The drawing is one image with a sentence that says what it shows.',
    'The table opens without JavaScript.',
    'The marker has its word; colour alone says nothing.',
  ],
  dos: ['Say below it what a circle is and between which prices half of the ads lie.'],
  donts: ['Do not draw fewer than eight prices: there is no spread.'],
  builtOn: 'SVG made on the server: along in percent, up in pixels, so circles stay round and words keep their size.',
  sources: ['DESIGN-2 2', '31-price-rating', 'N03'],
} satisfies ComponentDocs;
