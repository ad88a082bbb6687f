import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Shows the level that a user holds in the loyalty programme, how far the next one is, and points to spend.',
  insteadOf: [
    { when: 'A task has steps', use: 'Stepper' },
    { when: 'Points alone are shown', use: 'BalanceCard' },
  ],
  otherNames: ['rewards', 'tier progress', 'milestones', 'gamification', 'points'],
  anatomy: [
    { part: 'Level', holds: 'medal and name' },
    { part: 'Points', holds: 'what can be spent' },
    { part: 'Track', holds: 'a disc for each level, a bar as far as the user is' },
    { part: 'Note', holds: 'what is missing and until when the level holds' },
  ],
  states: [
    { state: 'Reached', look: 'filled disc' },
    { state: 'Next', look: 'ring in the accent' },
    { state: 'Ahead', look: 'grey ring' },
    { state: 'Highest', look: 'whole track' },
  ],
  keyboard: [],
  accessibility: [
    'An ordered list: each level says its points and whether it is reached; the held one is current.',
    'The bar is decorative, the note says the number.',
  ],
  dos: ['Say what is missing in points: "Još 258 poena do nivoa Majstor."'],
  donts: ['Do not threaten with losing a level.'],
  builtOn: 'Native list; bars are inline SVG, since a strict content policy allows no inline style.',
  sources: ['DESIGN 14'],
} satisfies ComponentDocs;
