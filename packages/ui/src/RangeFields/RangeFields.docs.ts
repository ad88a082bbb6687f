import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'From a number to a number: two fields, each may stay empty, with a chart where the spread is known.',
  insteadOf: [
    { when: 'One number', use: 'NumberInput' },
    { when: 'From a day to a day', use: 'DateRange' },
    { when: 'The parent keeps the values and needs no form', use: 'RangeSlider' },
  ],
  otherNames: ['min max fields', 'from to', 'price filter', 'number range', 'range input', 'Slider with inputs'],
  anatomy: [
    { part: 'Chart and handles', holds: 'A RangeSlider over the spread of the ads; may be missing.' },
    { part: 'Two fields', holds: 'From and to with the unit; they carry the values of the form.' },
  ],
  states: [
    { state: 'Empty', look: '"Od" and "Do" in tertiary text; handles at the ends.' },
    { state: 'Chosen', look: 'Numbers in the fields; bars between them in the accent.' },
    { state: 'Without a spread', look: 'Two fields alone.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through handles, then fields.' },
    { keys: 'Arrows', does: 'One bar on a handle, one step in a field.' },
  ],
  accessibility: [
    'Numbers are read as in NumberInput; an unreadable text stays and is reported.',
    'Handles and fields write into each other; the fields are the way without dragging (WCAG 2.5.7).',
    'The legend is for screen readers only: the title of the filter group says it to the eye.',
    'A GET form works without JavaScript.',
  ],
  dos: ['Give the step in which people think: 500 €, 10.000 km.'],
  donts: ['Do not show a chart for fewer than two steps.'],
  builtOn: 'Native text and range inputs.',
  sources: ['DESIGN 13', 'DESIGN 14'],
} satisfies ComponentDocs;
