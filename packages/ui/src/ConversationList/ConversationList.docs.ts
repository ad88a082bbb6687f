import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Shows the other user and the ad of each conversation, the latest first, and the unread ones.',
  insteadOf: [
    { when: 'The messages themselves are read', use: 'Conversation' },
    { when: 'The site tells something', use: 'NotificationItem' },
  ],
  otherNames: ['inbox', 'chat list', 'thread list', 'message list'],
  anatomy: [
    { part: 'Search', holds: 'a field above the list' },
    { part: 'Entry', holds: 'avatar, name, time, ad, last message in one line, number of unread ones' },
    { part: 'More', holds: 'the way to older ones' },
  ],
  states: [
    { state: 'Unread', look: 'bold last message and a badge with the number' },
    { state: 'Current', look: 'neutral ground with an accent edge' },
    { state: 'Empty', look: 'an EmptyState that says how a conversation begins' },
    { state: 'Loading', look: 'ConversationListSkeleton in the final size' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes from entry to entry' },
    { keys: 'Enter', does: 'opens the conversation' },
  ],
  accessibility: [
    'A named navigation; the open conversation is aria-current.',
    'Only the ad and the last message are cut to one line: the conversation shows both in full.',
  ],
  dos: ['Write the time short: hour today, "juče", then the date.'],
  donts: ['Do not tint unread rows: bold and number say it.'],
  builtOn: 'Native links; works without JavaScript.',
  sources: ['J72', 'M57', 'DESIGN 8'],
} satisfies ComponentDocs;
