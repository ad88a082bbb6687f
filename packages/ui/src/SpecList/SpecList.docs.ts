import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'All questions about a vehicle with their answers, in two columns.',
  insteadOf: [
    { when: 'What one asks first', use: 'KeyFacts' },
    { when: 'What it has, without a value', use: 'EquipmentList' },
    { when: 'Two vehicles side by side', use: 'CompareTable' },
  ],
  otherNames: ['Description list', 'Property list', 'Details table', 'Key-value list', 'Descriptions'],
  anatomy: [
    { part: 'Question', holds: 'At the start of the line, grey.' },
    { part: 'Answer', holds: 'At the end; a link where a list with the same answer exists.' },
  ],
  states: [
    { state: 'desktop', look: 'Two columns with hairlines.' },
    { state: 'phone', look: 'One column.' },
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'reaches and follows an answer that is a link' }],
  accessibility: ['A list of terms and descriptions. Long questions and answers wrap side by side.'],
  dos: ['Leave out what is not known.'],
  donts: ['Write "–" or "nepoznato".'],
  builtOn: 'Native <dl>.',
  sources: ['DESIGN 14'],
} satisfies ComponentDocs;
