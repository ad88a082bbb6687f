import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'How many came from one step to the next: from a view of an ad to a call or a message.',
  insteadOf: [
    { when: 'numbers are side by side and none leads to another', use: 'StatTiles' },
    { when: 'somebody is at a step of a task', use: 'Stepper' },
  ],
  otherNames: ['conversion', 'pipeline', 'sales funnel'],
  anatomy: [
    { part: 'box', holds: 'what happened and how often' },
    { part: 'arrow', holds: 'the rate' },
    { part: 'notes', holds: 'what the rate was before' },
  ],
  states: [
    { state: 'no rate', look: 'the arrow alone, where nothing came to the step before' },
    { state: 'phone', look: 'one box below the other, the arrows point down' },
  ],
  keyboard: [],
  accessibility: ['An ordered list. The rate is read before the step to which it leads.'],
  dos: ['Give a rate only of the step right before.'],
  donts: ['Do not draw bars that are not to scale.', 'Do not call it a step where most skip it.'],
  builtOn: 'Native <ol>.',
  sources: ['DESIGN-2 1'],
} satisfies ComponentDocs;
