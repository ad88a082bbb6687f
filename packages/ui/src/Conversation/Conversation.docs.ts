import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'Messages with one person about one ad: who, which ad, what was said by day, and where the next one is written.',
  insteadOf: [
    { when: 'All conversations are shown', use: 'ConversationList' },
    { when: 'Both are side by side', use: 'MessagesLayout around the two' },
  ],
  otherNames: ['chat', 'thread', 'message window', 'inbox detail'],
  anatomy: [
    { part: 'Head', holds: 'way back on a phone, avatar, name, activity, actions' },
    { part: 'Ad', holds: 'picture, title, price, one button; also for a car service and for the vehicle of a request' },
    { part: 'Messages', holds: 'MessageDay with MessageBubble, in their own scroller' },
    { part: 'Notice', holds: 'why nothing can be sent, or a warning' },
    { part: 'Composer', holds: 'MessageComposer' },
  ],
  states: [
    { state: 'At the end', look: 'follows new messages' },
    { state: 'Gone up', look: 'stays where the user is' },
    { state: 'Blocked', look: 'a notice in place of the composer' },
    { state: 'Short', look: 'messages are at the foot' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes through head, ad, messages and composer' },
    { keys: 'Arrows, Page Up', does: 'scroll the messages when they have the focus' },
  ],
  accessibility: [
    'The messages are a log: new ones are announced politely.',
    'A region named after the person, with a heading.',
    'On a phone the height follows the keyboard, so the field is never under it.',
  ],
  dos: ['Group messages by day in the user’s language.'],
  donts: ['Do not move a user who has gone up to read.'],
  builtOn:
    'Native scroller with role log. It is turned over, so that it begins at its end and follows without a script.',
  sources: ['J73', 'M57', 'E14'],
} satisfies ComponentDocs;
