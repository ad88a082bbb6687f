import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The label, the hint and the error of one control, for controls that do not bring them.',
  insteadOf: [
    { when: 'A line of text, a number, a list', use: 'TextInput, NumberInput or Select, which bring their own' },
    { when: 'A question with several controls', use: 'RadioGroup, FacetList or a native fieldset' },
  ],
  otherNames: ['FormControl', 'Form.Item', 'form group', 'FormField', 'label', 'helper text', 'input wrapper'],
  anatomy: [
    { part: 'Label', holds: 'What is asked; "(nije obavezno)" behind it where it may stay empty.' },
    { part: 'Action', holds: 'A link at the end of the label’s line: "Zaboravljena lozinka".' },
    { part: 'Control', holds: 'One control with the id of the field.' },
    { part: 'Hint and aside', holds: 'What helps, and at the end of its line a count.' },
    { part: 'Error', holds: 'Icon and sentence: what is wrong, then what to do.' },
  ],
  states: [
    { state: 'At rest', look: 'Label, control, hint.' },
    { state: 'Error', look: 'Critical border of 2 px; the hint stays, the sentence is below it.' },
    { state: 'Label hidden', look: 'The label is for screen readers only, where a heading says it already.' },
  ],
  keyboard: [],
  accessibility: [
    '`fieldDescription` names hint and error for the control and marks it as invalid.',
    'A press on the label puts the focus into the control.',
  ],
  dos: ['Mark what may stay empty, not what must be filled.'],
  donts: ['Do not replace the label by a placeholder.', 'Do not colour the label of a wrong field.'],
  builtOn: 'Native <label>.',
  sources: ['DESIGN 8', 'DESIGN 12', 'DESIGN 14'],
} satisfies ComponentDocs;
