import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Compares spreads on one scale, such as asking prices by model year.',
  insteadOf: [
    { when: 'How many ads ask how much matters', use: 'BarChart' },
    { when: 'One price changes over time', use: 'StepChart' },
    { when: 'One ad is compared with others', use: 'PriceRating' },
  ],
  otherNames: ['box plot', 'range bar', 'dumbbell chart', 'interval chart'],
  anatomy: [
    { part: 'Label', holds: 'the year; a link where there is a list of its ads' },
    { part: 'Bar', holds: 'the middle 80 %, in the colour of borders' },
    { part: 'Tick', holds: 'the median, in the accent' },
    { part: 'Number', holds: 'the median in words, with the size of the sample in brackets' },
    { part: 'Note', holds: 'what the sample is' },
  ],
  states: [
    { state: 'No spread', look: 'a thin bar' },
    { state: 'Phone', look: 'both ends of the bar in words below it' },
  ],
  keyboard: [{ keys: 'Tab', does: 'walks through the labels that are links' }],
  accessibility: ['A native table: label, spread and median of a row are read together.', 'The drawing is hidden.'],
  dos: ['Say what the sample is.', 'Leave out rows with too few ads.'],
  donts: ['Do not begin the scale above 0: lengths would lie.'],
  builtOn: 'Native <table> with one inline SVG a row, made on the server; no script.',
  sources: ['DESIGN-2 1', 'B28'],
} satisfies ComponentDocs;
