import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'All questions about a vehicle with their values, in two columns.',
  insteadOf: [
    { when: 'What one asks first', use: 'KeyFacts' },
    { when: 'What it has, without a value', use: 'EquipmentList' },
    { when: 'Two vehicles side by side', use: 'CompareTable' },
  ],
  otherNames: ['Description list', 'Property list', 'Details table', 'Key-value list', 'Descriptions'],
  anatomy: [
    { part: 'Question', holds: 'At the start of the line, grey.' },
    { part: 'Value', holds: 'At the end; a link where a list with the same value exists.' },
  ],
  states: [
    { state: 'desktop', look: 'Two columns with hairlines.' },
    { state: 'phone', look: 'One column.' },
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'reaches and follows a value that is a link' }],
  accessibility: ['A list of terms and descriptions. Long questions and values wrap side by side.'],
  dos: ['Leave out what is not known.'],
  donts: ['Write "–" or "nepoznato".'],
  builtOn: 'Native <dl>.',
  sources: ['DESIGN 14'],
} satisfies ComponentDocs;
