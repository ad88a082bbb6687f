import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'A choice in the header: country, language or account, with its value on the trigger.',
  insteadOf: [
    { when: 'A list of links that looks like a field', use: 'Menu' },
    { when: 'Actions on a thing', use: 'ActionMenu' },
    { when: 'A value of a form', use: 'Select' },
  ],
  otherNames: ['Dropdown', 'Country picker', 'Account menu', 'Profile menu', 'Navbar dropdown'],
  anatomy: [
    { part: 'Icon', holds: 'An icon, or a flag.' },
    { part: 'Value', holds: 'What is chosen; beside a flag as a code.' },
    { part: 'Panel', holds: 'Links, the current one ticked.' },
  ],
  states: [
    { state: 'closed, open', look: 'The panel hangs at the end of the trigger.' },
    { state: 'country', look: 'Flag and code badge.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'opens it' },
    { keys: 'Arrow up, arrow down', does: 'walks through its links' },
    { keys: 'Escape', does: 'closes it and gives the focus back' },
  ],
  accessibility: [
    'Heard with its label: "Država: RS". The state is told by the browser.',
    'A click beside it closes it; it opens without JavaScript.',
  ],
  dos: ['Mark the current entry.'],
  donts: ['Give it both an icon and a flag.'],
  builtOn: 'Native <details>; `installBehaviour` adds arrows, Escape and closing beside it.',
  sources: ['C09', 'DESIGN 9'],
} satisfies ComponentDocs;
