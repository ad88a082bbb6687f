import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Shows the status of a user and changes it, with a reason where the user loses something.',
  insteadOf: [
    { when: 'a status is only shown', use: 'Tag' },
    { when: 'many users change at once', use: 'the bulk actions of DataTable' },
  ],
  otherNames: ['status dropdown', 'status picker', 'user state', 'account status'],
  anatomy: [
    { part: 'button', holds: 'the current status as a tag' },
    { part: 'choices', holds: 'the other statuses; an arrow where a reason is asked' },
    { part: 'reason', holds: 'the words that the user reads, and the button that changes it' },
  ],
  states: [
    { state: 'not verified', look: 'caution' },
    { state: 'active', look: 'positive' },
    { state: 'suspended, banned', look: 'critical' },
    { state: 'deleted', look: 'neutral' },
    { state: 'locked', look: 'a tag alone; the reason under the pointer and for screen readers' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'opens it; chooses' },
    { keys: 'Arrow up and down', does: 'walk through the choices' },
    { keys: 'Escape', does: 'closes it and changes nothing' },
  ],
  accessibility: [
    'The button reads "Status", the user and the status.',
    'A missing reason is told in words and takes the focus.',
  ],
  dos: ['Write the reason for the user who reads it.'],
  donts: ['Do not offer to change the own status.'],
  builtOn: 'Native popover with CSS anchor positioning.',
  sources: ['DESIGN 14', 'M03', 'J41', 'F27'],
} satisfies ComponentDocs;
