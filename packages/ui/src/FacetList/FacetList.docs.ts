import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Options to one question with the number of ads behind each; any number may be chosen.',
  insteadOf: [
    { when: 'Body types', use: 'BodyTypePicker' },
    { when: 'Numbers', use: 'RangeFields' },
    { when: 'A lone yes', use: 'Switch' },
    { when: 'One option of many', use: 'Select or Combobox' },
  ],
  otherNames: ['Checkbox group', 'Filter list', 'Multi-select', 'Refinement list', 'Tree select'],
  anatomy: [
    { part: 'Box and words', holds: 'An option.' },
    { part: 'Count', holds: 'Ads that would match, at the end of the line.' },
    { part: 'Nested', holds: 'Options below another, such as models of a make.' },
  ],
  states: [
    { state: 'chosen', look: 'Filled box.' },
    { state: 'none would match', look: 'The option stays with its zero, so that nothing jumps.' },
    {
      state: 'hidden',
      look: 'Not drawn while the user looks for another option; its tick still goes with the form.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'walks from option to option' },
    { keys: 'Space', does: 'ticks' },
  ],
  accessibility: ['Check boxes in a group named by the question. Words and count are the name of each.'],
  dos: ['Keep the order of options while counts change.'],
  donts: ['Take away what cannot match: it moves everything else.'],
  builtOn: 'Native <fieldset> with check boxes of one name.',
  sources: ['DESIGN 14'],
} satisfies ComponentDocs;
