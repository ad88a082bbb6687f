import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Switches payments of a country on and off, and asks before it stops them.',
  insteadOf: [
    { when: 'a setting harms nobody', use: 'Switch' },
    { when: 'the free period is changed', use: 'InlineEdit' },
  ],
  otherNames: ['toggle with confirmation', 'feature toggle', 'kill switch'],
  anatomy: [
    { part: 'switch', holds: 'whether payments are taken' },
    { part: 'state', holds: 'the same in words' },
    { part: 'question', holds: 'what stays, what stops, and both outcomes by name' },
  ],
  states: [
    { state: 'on', look: 'accent, "Uključeno"' },
    { state: 'off', look: 'neutral, pale words' },
    { state: 'being stored', look: 'cannot change; the words say so' },
    { state: 'failed', look: 'a critical sentence; the switch stays as it was' },
  ],
  keyboard: [
    { keys: 'Space', does: 'switches on, or asks before it switches off' },
    { keys: 'Escape', does: 'leaves it on' },
  ],
  accessibility: [
    'Its name holds the country. The focus of the question starts on the safe outcome or the close button.',
  ],
  dos: ['Say how many carts are open.'],
  donts: ['Do not move the switch before the server has stored it.'],
  builtOn: 'Native checkbox with the role switch; Modal.',
  sources: ['DESIGN 14', 'J68'],
} satisfies ComponentDocs;
