import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'A queue of work on the dashboard: how much waits, how long the oldest one has waited, and what was promised.',
  insteadOf: [
    { when: 'a number is only to be known', use: 'StatTiles' },
    { when: 'one task is running', use: 'ProgressBar' },
  ],
  otherNames: ['work queue', 'task card', 'SLA card', 'inbox card'],
  anatomy: [
    { part: 'head', holds: 'icon, name of the queue, count' },
    { part: 'line', holds: 'the longest wait and the promised time' },
    { part: 'bar', holds: 'share of the promised time that is used' },
  ],
  states: [
    { state: 'in time', look: 'neutral bar' },
    { state: 'late', look: 'critical bar, words and warning icon' },
    { state: 'empty', look: 'count 0, an empty bar and words such as "sve je obrađeno"' },
  ],
  keyboard: [{ keys: 'Enter', does: 'opens the queue' }],
  accessibility: ['One link that reads as a sentence: name, count, wait, target. The bar repeats it and is not read.'],
  dos: ['Write the target next to the wait, so that late means something.'],
  donts: ['Do not use the critical tone before the time is over.'],
  builtOn: 'A native link.',
  sources: ['DESIGN-2 4'],
} satisfies ComponentDocs;
