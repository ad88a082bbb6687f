import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Says what to do, or what happens next, in order: after a payment, while a second factor is set up.',
  insteadOf: [
    { when: 'The user moves through pages of a task', use: 'Stepper' },
    { when: 'The order does not matter', use: 'a list of words' },
  ],
  otherNames: ['numbered list', 'instructions', 'how it works', 'ordered list'],
  anatomy: [
    { part: 'Number', holds: 'in the accent' },
    { part: 'Words', holds: 'one or two sentences' },
  ],
  states: [{ state: 'Usual', look: 'three to five steps, none is done or current' }],
  keyboard: [],
  accessibility: ['An ordered list: the drawn numbers are decorative.'],
  dos: ['Begin each step with what the user does.'],
  donts: ['Do not use it for one step.'],
  builtOn: 'Native ordered list.',
  sources: ['DESIGN-2 3'],
} satisfies ComponentDocs;
