import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Puts the list of conversations beside the open one; a phone shows one of them.',
  insteadOf: [{ when: 'A list and details of anything else', use: 'Grid with layout "details"' }],
  otherNames: ['master-detail', 'split view', 'two panes', 'inbox layout'],
  anatomy: [
    { part: 'List', holds: 'ConversationList' },
    { part: 'Conversation', holds: 'Conversation, or an EmptyState while none is open' },
  ],
  states: [
    { state: 'Open', look: 'both on a desktop, the conversation on a phone' },
    { state: 'None open', look: 'both on a desktop, the list on a phone' },
  ],
  keyboard: [],
  accessibility: ['The part that a phone does not show is not in the order of the keyboard either.'],
  dos: ['Give the conversation its own address, so that back works on a phone.'],
  donts: ['Do not put it into a narrow column.'],
  builtOn: 'CSS grid; the address decides what is open.',
  sources: ['M57'],
} satisfies ComponentDocs;
