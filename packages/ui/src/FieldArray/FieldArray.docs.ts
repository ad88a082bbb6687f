import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Rows of fields that can be added and removed: phones of a company, opening hours, links.',
  plannedFor: 'the directory of services',
  insteadOf: [
    { when: 'Several of a known list', use: 'Combobox or FacetList' },
    { when: 'Pictures or files', use: 'ImageSlotGrid or FileDrop' },
    { when: 'Rows to read and sort', use: 'DataTable' },
  ],
  otherNames: [
    'repeater',
    'repeatable fields',
    'Form.List',
    'useFieldArray',
    'dynamic form',
    'add another',
    'multi input',
  ],
  anatomy: [
    { part: 'Question', holds: 'What the rows are.' },
    { part: 'Row', holds: 'The consumer’s fields and a button that removes them.' },
    { part: 'Button', holds: 'Adds a row at the end.' },
  ],
  states: [
    { state: 'Fewest rows', look: 'At `min` no row can be removed.' },
    { state: 'Most rows', look: 'At `max` none can be added; say the limit in the hint.' },
    { state: 'Error', look: 'A sentence about the rows as a whole; errors of one field are at it.' },
    { state: 'Read-only', look: 'No buttons; give `readOnly` to the fields too.' },
    { state: 'Disabled', look: 'All fields and buttons are grey; the form sends none of them.' },
    { state: 'Without JavaScript', look: 'The rows of the server are sent; the buttons are not there.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes through the fields of a row, its button, the next row' },
    { keys: 'Enter, Space', does: 'on a button add or remove' },
  ],
  accessibility: [
    'After adding, the focus is in the first field of the new row; after removing, on the button of the row that took its place, or on the one that adds.',
    'What came or went is announced politely.',
    'Rows are a list: a screen reader says how many there are.',
  ],
  dos: [
    'Name fields by `index` and give them ids by `key`: `name={`phones[${index}]`}`, `id={`phone-${key}`}`.',
    'With useFieldArray pass its fields as `rows`, and `append` and `remove` as `onAdd` and `onRemove`.',
  ],
  donts: ['Do not ask for a confirmation of each removal; let the form be left without saving.'],
  builtOn: 'Native <fieldset> and <ol>.',
} satisfies ComponentDocs;
