import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Shows one device on which the user is signed in, where and when, and ends that session.',
  insteadOf: [
    { when: 'A sign-in is told about', use: 'NotificationItem' },
    { when: 'The user’s own session is over', use: 'SessionExpired' },
  ],
  otherNames: ['device', 'active session', 'login history', 'list item'],
  anatomy: [
    { part: 'Icon', holds: 'computer or phone' },
    { part: 'Device', holds: 'browser and system, tags behind it' },
    { part: 'Place and time', holds: 'where and how long ago' },
    { part: 'Action', holds: 'ends the session; the current one has none' },
  ],
  states: [
    { state: 'Current', look: 'positive tag, no button' },
    { state: 'Usual', look: 'button' },
    { state: 'Unusual place', look: 'caution tag with icon and words' },
  ],
  keyboard: [{ keys: 'Tab', does: 'goes to the button' }],
  accessibility: ['Name the device in the words of its button for screen readers, for several are alike.'],
  dos: ['Sort the current one first, then by time.'],
  donts: ['Do not show an address of the network alone.'],
  builtOn: 'Native list entry.',
  sources: ['DESIGN-2 6'],
} satisfies ComponentDocs;
