import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'Decides a new ad beside the live one that it resembles: differences are highlighted, the reasons and the message are at hand, one key acts.',
  insteadOf: [
    { when: 'buyers compare vehicles', use: 'CompareTable' },
    { when: 'the changes of a record are shown', use: 'AuditNote' },
  ],
  otherNames: ['diff view', 'side by side', 'review screen', 'duplicate check', 'approval'],
  anatomy: [
    { part: 'live ad', holds: 'pictures, seller and facts of the ad that is already public' },
    { part: 'new ad', holds: 'the same data of the waiting ad; differing cells are highlighted' },
    { part: 'evidence', holds: 'what else is known, such as documents with a preview' },
    { part: 'reason', holds: 'what may be wrong with it, and the message that the seller reads' },
    { part: 'actions', holds: 'reject, ask, approve, each with its letter' },
    { part: 'switch', holds: 'whether the letters work' },
  ],
  states: [
    { state: 'differs', look: 'caution surface and bold words' },
    { state: 'no reason ticked', look: 'Approve is the solid action' },
    { state: 'a reason ticked', look: 'Reject becomes the solid one and counts the reasons' },
    { state: 'rejected without a reason', look: 'a critical sentence, and the focus on the first reason' },
    { state: 'being stored', look: 'a spinner in Reject; nothing can be pressed' },
    { state: 'nothing to compare', look: 'the new ad alone, without marks' },
  ],
  keyboard: [
    {
      keys: 'P, A, N, ?',
      does: 'ask, approve, skip, help: while the switch is on, nobody types and no dialog is open',
    },
    { keys: '1 to 9', does: 'tick the reason with that number, under the same conditions' },
    { keys: 'R, then Enter', does: 'to the reasons, rejects' },
    { keys: 'Space', does: 'ticks a reason' },
  ],
  accessibility: [
    'Two named articles; a differing cell says so after its text.',
    'Single letters can be switched off (WCAG 2.1.4) and are hidden on a phone.',
  ],
  dos: ['Remember the switch for the moderator.', 'Send the message in the language of the seller.'],
  donts: ['Do not act on one key without a way to take it back: show a toast with undo.'],
  builtOn: 'Native fieldset, definition lists and buttons; one listener for the letters.',
  sources: ['DESIGN-2 4', 'J139'],
} satisfies ComponentDocs;
