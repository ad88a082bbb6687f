import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Shows one measure over time, and the period before as a dashed line.',
  insteadOf: [
    { when: 'Counts by day are small and compared with their neighbours', use: 'BarChart' },
    { when: 'A price is shown: it moves in steps, not in slopes', use: 'StepChart' },
    { when: 'A trend is in a card or a row', use: 'Sparkline' },
    { when: 'Several measures are shown', use: 'several charts below one another, never a second axis' },
  ],
  otherNames: ['line graph', 'time series', 'area chart', 'trend', 'recharts', 'chart.js'],
  anatomy: [
    { part: 'Legend', holds: 'names of this period and the one before' },
    { part: 'Grid', holds: 'at most four lines, whole numbers, a base line' },
    { part: 'Line', holds: 'accent, 2 px; the period before dashed, 1.5 px' },
    { part: 'Axis', holds: 'three to five dates; the first and the last are inside the plot' },
    { part: 'Tooltip', holds: 'date and weekday, the value, then the comparison' },
    { part: 'Table', holds: 'the same numbers, with a way to take them along as CSV' },
  ],
  states: [
    { state: 'Pointer or focus', look: 'line, dot and tooltip at the nearest point' },
    { state: 'One point', look: 'a dot' },
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
    'The comparison is dashed, so colour is not alone.',
  ],
  dos: ['Begin counts at zero.', 'Say in the summary what a user should take along.'],
  donts: ['Do not use colours of promotion tiers: they mean "paid".', 'Do not show two scales.'],
  builtOn:
    'SVG made on the server in percent of the plot, so words keep their size at any width. Chart libraries weigh 40 to 100 kB and draw in the browser only; these three need none of what they bring.',
  sources: ['DESIGN-2 1', 'C58'],
} satisfies ComponentDocs;
