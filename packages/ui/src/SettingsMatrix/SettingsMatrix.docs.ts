import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Sets for each event where its notification is sent: on the site, by mail, on the phone.',
  insteadOf: [
    { when: 'One thing is on or off', use: 'Switch' },
    { when: 'Fields of a catalog have flags', use: 'FlagMatrix' },
  ],
  otherNames: ['notification preferences', 'permission matrix', 'toggle table', 'checkbox grid'],
  anatomy: [
    { part: 'Heads', holds: 'events, then channels' },
    { part: 'Row', holds: 'name of the event, a note where something is fixed' },
    { part: 'Cell', holds: 'a switch' },
  ],
  states: [
    { state: 'On, off', look: 'as Switch' },
    { state: 'Fixed', look: 'faded switch; the note says why' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes from switch to switch' },
    { keys: 'Space', does: 'moves it' },
  ],
  accessibility: [
    'Each switch is named by event and channel: "Nova poruka, E-pošta".',
    'Targets are 44 px; at 320 px the columns stay in place and names wrap.',
  ],
  dos: ['Say in words when the browser blocks push, with the way out; do not show a dead column.'],
  donts: ['Do not use more than four channels.'],
  builtOn: 'Native table and checkboxes with the role switch; the form holds the state.',
  sources: ['DESIGN-2 6'],
} satisfies ComponentDocs;
