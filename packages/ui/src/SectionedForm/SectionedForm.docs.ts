import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Sectioned form: one sentence that says what a reader gets from it.',
  insteadOf: [{ when: 'Something has to be read before going on', use: 'Alert' }],
  otherNames: ['sectioned form'],
  anatomy: [
    { part: 'Title', holds: 'what it is called' },
    { part: 'Text', holds: 'what it says' },
  ],
  states: [{ state: 'Default', look: 'Base surface with a border' }],
  keyboard: [],
  accessibility: ['A region named by its title.'],
  dos: ['Give it a title that makes sense alone.'],
  donts: ['Do not put one into another.'],
  builtOn: 'Native <section>',
} satisfies ComponentDocs;
