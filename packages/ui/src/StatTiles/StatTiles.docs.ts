import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'A few measures side by side: the day on the dashboard of the administration, or the sums of a filter above its table.',
  insteadOf: [
    { when: 'a seller reads how one ad does', use: 'StatCard' },
    { when: 'work waits behind a number', use: 'QueueCard' },
  ],
  otherNames: ['dashboard tiles', 'KPI', 'metric', 'statistic', 'scorecard'],
  anatomy: [
    { part: 'label', holds: 'what is measured' },
    { part: 'value', holds: 'the number with its unit, as ready text' },
    { part: 'note', holds: 'the change, or where the limit lies' },
  ],
  states: [
    { state: 'better', look: 'positive words with a plus' },
    { state: 'worse', look: 'critical words with a minus' },
    { state: 'plain', look: 'smaller numbers, for sums above a table' },
  ],
  keyboard: [],
  accessibility: ['A list of terms with their values. The sign says the direction; colour only repeats it.'],
  dos: ['Compare with the same day of the week.'],
  donts: ['Do not show a number that nobody acts upon.', 'Do not round away the unit.'],
  builtOn: 'Native <dl>.',
  sources: ['DESIGN-2 4'],
} satisfies ComponentDocs;
