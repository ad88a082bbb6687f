import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Shows counts by day or month, each compared with its neighbours.',
  insteadOf: [
    { when: 'The course matters, or the period before is compared', use: 'LineChart' },
    { when: 'A price is shown: it moves in steps, not in slopes', use: 'StepChart' },
    { when: 'A trend is in a card or a row', use: 'Sparkline' },
    { when: 'Several measures are shown', use: 'several charts below one another, never a second axis' },
  ],
  otherNames: ['column chart', 'histogram', 'bar graph', 'recharts', 'chart.js'],
  anatomy: [
    { part: 'Grid', holds: 'at most four lines, whole numbers, a base line' },
    { part: 'Bars', holds: 'accent; a quiet bar steps back in the colour of borders' },
    { part: 'Axis', holds: 'three to five dates; the first and the last are inside the plot' },
    { part: 'Tooltip', holds: 'date and weekday, then the value' },
    { part: 'Table', holds: 'the same numbers, with a way to take them along as CSV' },
  ],
  states: [
    { state: 'Pointer or focus', look: 'line, dot and tooltip at the nearest point' },
    { state: 'Zero', look: 'no bar; the base line continues' },
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
  dos: ['Begin counts at zero.', 'Say in the summary what a user should take along.'],
  donts: ['Do not use colours of promotion tiers: they mean "paid".', 'Do not show two scales.'],
  builtOn:
    'SVG made on the server in percent of the plot, so words keep their size at any width. Chart libraries weigh 40 to 100 kB and draw in the browser only; these three need none of what they bring.',
  sources: ['DESIGN-2 1', 'C58'],
} satisfies ComponentDocs;
