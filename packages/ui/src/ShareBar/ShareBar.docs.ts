import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Draws how much of a whole is used or over, under the words that say it.',
  insteadOf: [
    { when: 'Work goes on and its end is waited for', use: 'ProgressBar' },
    { when: 'Values are compared over time', use: 'BarChart' },
  ],
  otherNames: ['meter', 'gauge', 'usage bar', 'linear progress'],
  anatomy: [
    { part: 'Track', holds: 'the whole' },
    { part: 'Bar', holds: 'the part, in the accent' },
  ],
  states: [
    { state: 'Empty and full', look: 'no bar, or a bar from end to end' },
    { state: 'Out of range', look: 'drawn as the nearer end' },
  ],
  keyboard: [],
  accessibility: ['Hidden from assistive technology: the words above it say the numbers. Never use it without them.'],
  dos: ['Write the numbers: "6 / 20".'],
  donts: ['Do not use it alone.'],
  builtOn: 'Inline SVG, so that no inline style is needed under a strict content policy.',
} satisfies ComponentDocs;
