import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'One measure of a seller: its name, its number, its change, and a link to more.',
  insteadOf: [
    { when: 'The number is money or credits of the user', use: 'BalanceCard' },
    { when: 'Administration needs a row of measures', use: 'StatTiles' },
  ],
  otherNames: ['KPI', 'metric', 'Statistic', 'scorecard', 'number card'],
  anatomy: [
    { part: 'Label', holds: 'icon and name of the measure' },
    { part: 'Value and change', holds: 'the number, and the change against the period before' },
    { part: 'Note or link', holds: 'what to know or where to go' },
    { part: 'Trend or chart', holds: 'a Sparkline, or one chart of the same measure' },
  ],
  states: [
    { state: 'Rising, falling, same', look: 'an arrow and words; green only where rising is good' },
    { state: 'With a chart', look: 'panel with more air' },
  ],
  keyboard: [{ keys: 'Tab', does: 'goes to the link, or to the plot of the chart' }],
  accessibility: [
    'A named group, not a landmark: pages show four of them in a row.',
    'The change is text with a plus or minus; colour and arrow repeat it.',
  ],
  dos: ['Say against which period: "+12 % u odnosu na oktobar".'],
  donts: ['Do not mix two measures in one card.'],
  builtOn: 'A native group.',
  sources: ['C58', 'J13', 'DESIGN-2 1'],
} satisfies ComponentDocs;
