import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'A question of the filters that opens and closes. `FilterLine` holds a control that needs no question.',
  insteadOf: [
    { when: 'Text outside of filters', use: 'Disclosure' },
    { when: 'A group of fields in a form', use: 'a <fieldset> with a Heading' },
  ],
  otherNames: ['Accordion item', 'Filter section', 'Collapsible panel', 'Facet group'],
  anatomy: [
    { part: 'Question', holds: '"Gorivo".' },
    { part: 'Value', holds: 'The chosen values, while it is closed.' },
    { part: 'Icon', holds: 'Plus or minus.' },
    { part: 'Options', holds: 'A FacetList, RangeFields or a picker.' },
  ],
  states: [
    { state: 'closed', look: 'Question and value in one line; a long value wraps.' },
    { state: 'open', look: 'The options below.' },
    { state: 'in the sheet of a phone', look: 'May start closed though it is open in the rail.' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'opens and closes it' }],
  accessibility: ['Told with its state by the browser. The search of the browser opens it where it finds something.'],
  dos: ['Open the questions that most users use.'],
  donts: ['Hide in a closed group what is chosen: give `value`.'],
  builtOn: 'Native <details>.',
  sources: ['DESIGN 14'],
} satisfies ComponentDocs;
