import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'One message between two people: text, a picture or a document, with its time and how far it has come.',
  insteadOf: [
    { when: 'The site tells something', use: 'NotificationItem' },
    { when: 'The last message stands for its conversation', use: 'ConversationList' },
  ],
  otherNames: ['chat bubble', 'chat message', 'speech bubble', 'comment'],
  anatomy: [
    {
      part: 'Bubble',
      holds: 'picture or document, then text; own ones at the end in ink, others at the start with a border',
    },
    { part: 'Foot', holds: 'icon and word of the state for own messages, time' },
    { part: 'Retry', holds: 'a button, only where sending failed' },
  ],
  states: [
    { state: 'Sending', look: 'clock' },
    { state: 'Sent, delivered, read', look: 'one tick, two ticks, two ticks; the word says which' },
    { state: 'Failed', look: 'critical border and sentence with a button; the text stays' },
    { state: 'Followed', look: 'no foot: the last of a run shows it' },
  ],
  keyboard: [{ keys: 'Tab', does: 'goes to the picture, the document or the retry button' }],
  accessibility: [
    'Each message begins with who wrote it, for screen readers only, since sides say nothing to screen reader users.',
    'States are words, the ticks decorate.',
    'Line breaks that a person typed are kept; long addresses wrap.',
  ],
  dos: ['Give the alternative text of a picture; a picture without words says "Slika uz poruku".'],
  donts: ['Do not colour bubbles by accent: own is ink, so the accent stays for the action.'],
  builtOn: 'Native list entries, links and a button.',
  sources: ['DESIGN 4', 'E14', 'M57'],
} satisfies ComponentDocs;
