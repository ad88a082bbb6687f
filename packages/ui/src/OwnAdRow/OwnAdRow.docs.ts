import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'One ad in the list of its own seller: status, promotion, counts, and the next useful thing to do.',
  insteadOf: [
    { when: 'Others see the ad', use: 'AdCard' },
    { when: 'Ads of all sellers are managed', use: 'DataTable' },
  ],
  otherNames: ['listing row', 'my ads', 'item row', 'product row'],
  anatomy: [
    { part: 'Picture', holds: 'first picture, or the outline of the body type' },
    { part: 'Status and tiers', holds: 'a tag, then the tiers that are paid' },
    { part: 'Title', holds: 'the way to the ad' },
    { part: 'Selection', holds: 'a box, in a list of which several are changed together' },
    { part: 'Facts', holds: 'price first, then when it ends, then counts with icons' },
    { part: 'Notice', holds: 'what the seller must do' },
    { part: 'Promotion', holds: 'a bar with the days that are left, or one sentence' },
    { part: 'Actions', holds: 'one button, edit, more' },
  ],
  states: [
    { state: 'Active', look: 'positive tag' },
    { state: 'Waiting', look: 'caution tag' },
    { state: 'Refused', look: 'critical tag and the reason in words' },
    { state: 'Expiring', look: 'caution line with its icon' },
    { state: 'Draft, sold, inactive', look: 'neutral tag' },
    { state: 'Not promoted', look: 'a sentence, and the ink button "Istakni"' },
  ],
  keyboard: [{ keys: 'Tab', does: 'goes through title, button, edit and more' }],
  accessibility: [
    'Counts have their words for screen readers.',
    'On a phone the button takes the line and is 44 px high.',
  ],
  dos: ['Give one button: renew where it is promoted, promote where it is not.'],
  donts: ['Do not offer promotion for an ad that waits for approval or is sold.'],
  builtOn: 'Native article and progress.',
  sources: ['DESIGN 14', 'C58', 'A14'],
} satisfies ComponentDocs;
