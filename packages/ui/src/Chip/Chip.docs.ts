import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'A filter, an option or a choice, small enough for a row of chips. A filter is a link, an option a control of a form.',
  insteadOf: [
    { when: 'It only states a fact', use: 'Tag' },
    { when: 'It does something once', use: 'Button' },
    { when: 'More than about seven options', use: 'FacetList or Select' },
    { when: 'Two or three views of the same list', use: 'SegmentedControl' },
  ],
  otherNames: [
    'Filter chip',
    'Choice chip',
    'Input chip',
    'Pill',
    'Token',
    'Toggle',
    'Selectable tag',
    'Removable tag',
  ],
  anatomy: [
    { part: 'Icon', holds: 'On filters of kinds; decoration.' },
    { part: 'Words', holds: 'The filter or option: "Prvi vlasnik".' },
    { part: 'Count', holds: 'Ads behind it, grey: "8.120".' },
    { part: 'Cross', holds: 'On chosen ones that a press takes away.' },
  ],
  states: [
    { state: 'filter', look: 'A link to the list with this filter.' },
    { state: 'chosen', look: 'Neutral ground and an ink border of 1.5 px; never the accent.' },
    { state: 'removable', look: 'Chosen, with a cross. The name begins with the word for removing.' },
    { state: 'choice', look: 'A radio or a check box of the form inside the chip; the same look when chosen.' },
    { state: 'disabled', look: 'Grey without a border; choices only.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches each filter; of radios the chosen one' },
    { keys: 'Enter', does: 'follows a filter, removes a removable one' },
    { keys: 'Space', does: 'ticks a choice of many, removes a removable one' },
    { keys: 'Arrows', does: 'go through choices of one' },
  ],
  accessibility: [
    'A removable chip is announced as "Ukloni Od 2017.": what happens comes first.',
    'Choices need a group with a name around them: a <fieldset> with a legend.',
    'Drawn 32 px high; the finger has 44 px on a phone.',
    'In forced colours a chosen one has an outline.',
  ],
  dos: ['Let a row of chips wrap.', 'Write the option as in the list: "5.000–35.000 €".'],
  donts: ['Scroll chips sideways where they can wrap.', 'Mix filters and actions in one row.'],
  builtOn: 'Native <a>, <button>, and <label> with a radio or a check box.',
  sources: ['DESIGN 8', 'DESIGN 14'],
} satisfies ComponentDocs;
