import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'A question with two to seven options that exclude one another, all visible.',
  insteadOf: [
    { when: 'More than seven options', use: 'Select, or Combobox where they are searched' },
    { when: 'Several options may be true', use: 'FacetList or Checkbox' },
    { when: 'An option opens more fields, as a way to pay does', use: 'RadioCards' },
    { when: 'On or off', use: 'Switch' },
  ],
  otherNames: ['radio button', 'radio', 'option button', 'Radio.Group', 'form-check', 'single choice'],
  anatomy: [
    { part: 'Question', holds: 'The legend; hidden where a heading says the same.' },
    { part: 'Option', holds: 'Circle, words, a line about it, and at the end what it costs.' },
    { part: 'Hint and error', holds: 'Below all options, since they are about the question.' },
  ],
  states: [
    { state: 'Nothing chosen', look: 'Empty circles. A paid option is never chosen beforehand.' },
    { state: 'Chosen', look: 'Accent ring around a dot.' },
    { state: 'Disabled', look: 'Disabled surface, tertiary words; the line about it says why.' },
    { state: 'Error', look: 'Critical circles and a sentence below.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the chosen option, or the first.' },
    { keys: 'Arrows', does: 'Go on and choose.' },
    { keys: 'Space', does: 'Chooses the option that has the focus.' },
  ],
  accessibility: [
    'The question is the name of the group, so each option is announced with it.',
    'Its `ref` gives the fieldset with `value` and `focus()`, so that a form library reads, fills and focuses the group as one control.',
    'The whole line is the target: at least 32 px high, 44 px on a phone.',
  ],
  dos: ['Order the options by what most choose.', 'Offer "Sve jedno" where it is an option.'],
  donts: ['Do not choose a paid option beforehand.', 'Do not nest groups.'],
  builtOn: 'Native <fieldset> with <input type="radio">.',
  sources: ['DESIGN 8', 'DESIGN 14', 'DESIGN 15'],
} satisfies ComponentDocs;
