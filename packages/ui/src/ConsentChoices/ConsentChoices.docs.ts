import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Lets a user allow cookies purpose by purpose, and take it back as easily.',
  insteadOf: [
    { when: 'The first question of a visit', use: 'ConsentBar' },
    { when: 'Notifications by channel', use: 'SettingsMatrix' },
  ],
  otherNames: ['cookie settings', 'cookie preferences', 'preference centre', 'CMP second layer'],
  anatomy: [
    { part: 'Necessary', holds: 'What is kept anyway and why; no switch, because there is no choice' },
    { part: 'Switches', holds: 'One a purpose, off until the user turns it on' },
    { part: 'Two ways', holds: 'Necessary only and save: same variant, same size' },
  ],
  states: [
    { state: 'First time', look: 'Every switch is off' },
    { state: 'Again', look: 'As it was answered last' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Close, switches, both ways; stays inside' },
    { keys: 'Space', does: 'Turns a switch' },
    { keys: 'Escape', does: 'Closes it; nothing changes' },
  ],
  accessibility: ['A native dialog named by its title.', 'The switches are named by their purpose alone.'],
  dos: ['Open it from "choose" of the bar and from the footer of every page.'],
  donts: ['Do not turn a switch on beforehand.', 'Do not make one of the two ways primary.'],
  builtOn: 'Native `<dialog>` with `<form method="dialog">`.',
  sources: ['DESIGN-2 8', 'T46', 'M64', 'screens 36-consent'],
} satisfies ComponentDocs;
