import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The spread of the ads over a number as bars, with two handles that choose a part of it.',
  insteadOf: [
    { when: 'The values belong to a form', use: 'RangeFields, which pairs it with two number fields' },
    { when: 'One number', use: 'NumberInput' },
    { when: 'A chart that nobody moves', use: 'BarChart' },
  ],
  otherNames: ['slider', 'range slider', 'double slider', 'two-thumb slider', 'histogram filter', 'price range'],
  anatomy: [
    { part: 'Bars', holds: 'Ads of each step; those between the handles in the accent.' },
    { part: 'Track and handles', holds: 'Each handle is at the edge of a bar.' },
  ],
  states: [
    { state: 'Everything', look: 'Handles at the ends, all bars in the accent.' },
    { state: 'A part', look: 'Bars outside the handles in the default border colour.' },
    { state: 'Focus', look: 'Ring around the handle.' },
  ],
  keyboard: [
    { keys: 'Arrows', does: 'Move the handle by one bar; both may be at one edge.' },
    { keys: 'Home, End', does: 'Move it to its end; handles never cross.' },
  ],
  accessibility: [
    'Two native range inputs; each says its value as people write it: "10.000 €".',
    'Bars are decoration. Number fields beside it are the way without dragging (WCAG 2.5.7).',
    'Without JavaScript only the bars are drawn.',
  ],
  dos: ['Pair it with number fields.'],
  donts: ['Do not use it without knowing the spread.'],
  builtOn: 'Native <input type="range"> and SVG; no style attributes, which a strict page policy refuses.',
  sources: ['DESIGN 13', 'DESIGN 14'],
} satisfies ComponentDocs;
