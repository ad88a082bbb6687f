import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Shows for each language how much of the product it has, and leads to what is missing.',
  insteadOf: [{ when: 'one task is running', use: 'ProgressBar' }],
  otherNames: ['language coverage', 'completion tiles', 'progress list'],
  anatomy: [
    { part: 'flag', holds: 'the language; its name under the pointer and for screen readers' },
    { part: 'share', holds: 'the part that is translated' },
    { part: 'bar', holds: 'the same, to the eye' },
  ],
  states: [{ state: 'low', look: 'a caution bar below 80 percent' }],
  keyboard: [{ keys: 'Enter', does: 'leads to the missing texts of the language' }],
  accessibility: ['A navigation of links that read language and share; the bar is not read.'],
  dos: ['Keep the order of the languages fixed.'],
  donts: ['Do not round up to 100 while a text is missing.'],
  builtOn: 'Native links; the bar is a drawing.',
  sources: ['DESIGN-2 4'],
} satisfies ComponentDocs;
