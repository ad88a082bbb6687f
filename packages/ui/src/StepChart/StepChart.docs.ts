import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Shows how an asking price changed: flat until the seller changed it, and by how much then.',
  insteadOf: [
    { when: 'Counts by day are small and compared with their neighbours', use: 'BarChart' },
    { when: 'A measure moves from day to day', use: 'LineChart' },
    { when: 'A trend is in a card or a row', use: 'Sparkline' },
    { when: 'Several measures are shown', use: 'several charts below one another, never a second axis' },
  ],
  otherNames: ['step line', 'price history', 'staircase', 'recharts', 'chart.js'],
  anatomy: [
    { part: 'Grid', holds: 'at most four lines, whole numbers, a base line' },
    { part: 'Steps', holds: 'accent, 2 px; a dot and the change at each step' },
    { part: 'Axis', holds: 'three to five dates; the first and the last are inside the plot' },
    { part: 'Tooltip', holds: 'date and weekday, the price, then the change' },
    { part: 'Table', holds: 'the same numbers, with a way to take them along as CSV' },
  ],
  states: [
    { state: 'Pointer or focus', look: 'line, dot and tooltip at the nearest point' },
    { state: 'Never changed', look: 'one flat line' },
    { state: 'Empty', look: 'a sentence in a well of the same height' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the plot' },
    { keys: 'Arrows, Home, End', does: 'walk through the points' },
    { keys: 'Escape', does: 'hides the tooltip' },
  ],
  accessibility: [
    'The drawing is one image with a sentence that says what it shows.',
    'A native slider over the plot says date and numbers for each point.',
    'The table opens without JavaScript.',
  ],
  dos: [
    'Scales of prices may begin above zero, and always label their lowest line.',
    'Say in the summary what a user should take along.',
  ],
  donts: ['Do not use colours of promotion tiers: they mean "paid".', 'Do not show two scales.'],
  builtOn:
    'SVG made on the server in percent of the plot, so words keep their size at any width. Chart libraries weigh 40 to 100 kB and draw in the browser only; these three need none of what they bring.',
  sources: ['DESIGN-2 1', '31-price-history'],
} satisfies ComponentDocs;
