import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'One entry of the record of the administration: who did what, when, why, and what changed.',
  insteadOf: [
    { when: 'a user gets a message', use: 'NotificationItem' },
    { when: 'raw data is inspected', use: 'JsonView' },
  ],
  otherNames: ['audit log entry', 'activity item', 'history entry', 'timeline item', 'event log'],
  anatomy: [
    { part: 'line', holds: 'the person in bold, the action, the time' },
    { part: 'reason', holds: 'the words that were typed' },
    { part: 'changes', holds: 'each field before and after, behind a summary' },
  ],
  states: [
    { state: 'plain', look: 'one line' },
    { state: 'with a reason', look: 'a quotation with an edge' },
    { state: 'with changes', look: 'a summary that opens' },
  ],
  keyboard: [{ keys: 'Enter, Space', does: 'opens the changes' }],
  accessibility: ['An article; the time carries its machine form; before and after are spoken, not only struck out.'],
  dos: ['Write the action as a sentence that continues after the name.'],
  donts: ['Do not offer to edit or delete it.'],
  builtOn: 'Native article, time, details, del and ins.',
  sources: ['DESIGN 14'],
} satisfies ComponentDocs;
