import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Border and scroller of a table, so that a wide table never makes the page scroll sideways.',
  insteadOf: [{ when: 'rows are ordered, chosen or paged', use: 'DataTable, which brings its frame' }],
  otherNames: ['table container', 'table responsive', 'scroll area'],
  anatomy: [{ part: 'frame', holds: 'one table' }],
  states: [{ state: 'scrollable', look: 'takes the focus; the first column and the head of a DataTable stay in view' }],
  keyboard: [{ keys: 'Arrows, Page up and down', does: 'scroll while it has the focus' }],
  accessibility: [
    'A region with the name of its table. It takes the focus only while something lies outside its window.',
  ],
  dos: ['Name it by the caption of the table.'],
  donts: ['Do not put anything but a table or a calendar into it.'],
  builtOn: 'Native scrolling; a ResizeObserver tells whether there is something to scroll.',
  sources: ['DESIGN 13', 'DESIGN-2 4'],
} satisfies ComponentDocs;
