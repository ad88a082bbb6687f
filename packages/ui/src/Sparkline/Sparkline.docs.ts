import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Shows a trend in the size of a word, beside the number that it belongs to.',
  insteadOf: [{ when: 'Values are read off', use: 'LineChart or BarChart' }],
  otherNames: ['mini chart', 'trend line', 'micro chart'],
  anatomy: [{ part: 'Line or bars', holds: 'the values from zero; the last bar is the accent' }],
  states: [
    { state: 'Line', look: 'as wide as its place' },
    { state: 'Bars', look: '120 px wide on a base line' },
    { state: 'All zero', look: 'a flat line, or the base line alone' },
  ],
  keyboard: [],
  accessibility: ['An image with a sentence, or hidden where the words beside it say as much.'],
  dos: ['Write the number and the change beside it.'],
  donts: ['Do not use it without words.'],
  builtOn: 'Inline SVG made on the server.',
  sources: ['DESIGN-2 1'],
} satisfies ComponentDocs;
