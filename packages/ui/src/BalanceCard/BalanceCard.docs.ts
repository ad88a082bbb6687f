import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Shows what a user has (credits, money, points) and the way to change it.',
  plannedFor: null,
  insteadOf: [
    { when: 'The number measures something and nobody owns it', use: 'StatCard' },
    { when: 'How it came about is told', use: 'CreditLedger' },
  ],
  otherNames: ['wallet', 'balance', 'account balance', 'credits'],
  anatomy: [
    { part: 'Label', holds: 'icon and name' },
    { part: 'Balance', holds: 'the number' },
    { part: 'Expiring', holds: 'what is lost soon, with its day' },
    { part: 'Action', holds: 'one link' },
  ],
  states: [
    { state: 'Usual', look: 'number and link' },
    { state: 'Expiring', look: 'a caution line with a clock' },
    { state: 'Nothing', look: '"0" with the way to get some' },
  ],
  keyboard: [{ keys: 'Tab', does: 'goes to the link' }],
  accessibility: [
    'A named group, not a landmark: pages show four of them in a row.',
    'The caution line has an icon and words.',
  ],
  dos: ['Say the day on which something expires.'],
  donts: ['Do not hide an empty balance.'],
  builtOn: 'A native group and link.',
  sources: ['A14', 'DESIGN 14'],
} satisfies ComponentDocs;
