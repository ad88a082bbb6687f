import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'One packet of a seller’s account: its audience, its price, its content. Two to four are side by side.',
  insteadOf: [
    { when: 'A single ad is promoted', use: 'PromotionProduct' },
    { when: 'Packets are compared fact by fact', use: 'a table' },
  ],
  otherNames: ['pricing card', 'plan', 'subscription', 'pricing table', 'packet'],
  anatomy: [
    { part: 'Name and audience', holds: 'its name and its audience' },
    { part: 'Price and period', holds: 'the large number and how often it is paid' },
    { part: 'Features', holds: 'one fact a line, ticked' },
    { part: 'Action', holds: 'one button at the foot, so that the buttons of a row are on one line' },
  ],
  states: [
    { state: 'Usual', look: 'card border, secondary button' },
    { state: 'Recommended', look: 'accent border of two pixels, a tag with its word, primary button' },
    { state: 'Current', look: 'disabled button that says so' },
  ],
  keyboard: [{ keys: 'Tab', does: 'goes to the button' }],
  accessibility: ['The recommendation is a word, not a border alone.', 'Buttons name the plan: "Izaberi Plac".'],
  dos: ['Recommend one at most.', 'Keep the facts of all plans in one order.'],
  donts: ['Do not choose a plan beforehand.', 'Do not strike out a price that nobody paid.'],
  builtOn: 'Native article and list.',
  sources: ['DESIGN 15', 'DESIGN 16'],
} satisfies ComponentDocs;
