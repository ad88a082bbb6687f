import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'What one asks first about a vehicle: up to eight questions with their values.',
  insteadOf: [
    { when: 'All questions', use: 'SpecList' },
    { when: 'Facts on a card', use: 'AdCard' },
    { when: 'Numbers of an account', use: 'StatTiles' },
  ],
  otherNames: ['Key specs', 'Highlights', 'Stats', 'Description list', 'At a glance'],
  anatomy: [
    { part: 'Question', holds: 'An icon and a word.' },
    { part: 'Value', holds: 'A value; a link where a list of ads with the same value exists.' },
  ],
  states: [
    { state: 'desktop', look: 'Four in a row.' },
    { state: 'phone', look: 'Two in a row.' },
    { state: 'not a whole row', look: 'The last row ends where its facts end; the frame stays closed.' },
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'reaches and follows a value that is a link' }],
  accessibility: ['A list of terms and descriptions: each value is read with its question.'],
  dos: ['Keep the order: year, mileage, fuel, gearbox, power.'],
  donts: ['Fill up with facts that users do not need.'],
  builtOn: 'Native <dl>.',
  sources: ['DESIGN 1', 'DESIGN 14'],
} satisfies ComponentDocs;
