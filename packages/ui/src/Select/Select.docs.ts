import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'One of a known list, in the browser’s own control.',
  insteadOf: [
    { when: 'More than about fifteen options, or they are known by name', use: 'Combobox' },
    { when: 'Two to five options that should be seen', use: 'RadioGroup' },
    { when: 'Several options', use: 'FacetList' },
    { when: 'The order of a list', use: 'SortSelect' },
    { when: 'Two or three views', use: 'SegmentedControl' },
  ],
  otherNames: ['dropdown', 'drop-down list', 'picker', 'combo', 'form-select', 'listbox', 'option list'],
  anatomy: [
    { part: 'Label', holds: 'What is chosen.' },
    { part: 'Value', holds: 'The chosen words; the first option usually stands for no choice.' },
    { part: 'Arrow', holds: 'Lies over the control, so a press on it opens the list.' },
  ],
  states: [
    { state: 'Nothing chosen', look: 'The words of the first option.' },
    { state: 'Error', look: 'Critical border of 2 px and a sentence below.' },
    { state: 'Disabled', look: 'Disabled surface.' },
  ],
  keyboard: [
    { keys: 'Arrows', does: 'Choose.' },
    { keys: 'Letters', does: 'Jump to an option.' },
    { keys: 'Space', does: 'Opens the list.' },
  ],
  accessibility: ['A phone shows its own wheel.', 'Long words are cut by the control; the open list shows them whole.'],
  dos: ['Order options as people look for them.'],
  donts: ['Do not submit on change without a button.'],
  builtOn: 'Native <select>.',
  sources: ['DESIGN 8', 'DESIGN 14'],
} satisfies ComponentDocs;
