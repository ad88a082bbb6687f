import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'Everything of the two bars of a desktop, on a phone: placing an ad, the account, the parts of the site in accordions, fast search, history, the location.',
  insteadOf: [
    { when: 'The window is wider than 1024 px', use: 'Header and SubHeader' },
    { when: 'A part of the page finds no room on a phone', use: 'Sheet' },
    { when: 'The user is in the administration', use: 'AdminNav' },
  ],
  otherNames: [
    'drawer',
    'hamburger menu',
    'off-canvas',
    'side sheet',
    'offcanvas',
    'navigation drawer',
    'slide-out menu',
  ],
  anatomy: [
    { part: 'Head', holds: 'The title and the button that closes it' },
    { part: 'Place an ad', holds: 'The one primary button' },
    { part: 'Person', holds: 'The signed-in user, credits and balance, the link to the account' },
    { part: 'Parts', holds: 'Lines with a rule between the parts: ways, groups that open, buttons that open a sheet' },
  ],
  states: [
    { state: 'Signed out', look: 'No person; a line leads to signing in' },
    { state: 'Group open', look: 'The arrow turns, the links are below with their counts' },
    { state: 'Unread', look: 'A badge at the end of the line' },
    { state: 'Open', look: 'From the end of the line, a strip of the page beside it; the page does not scroll' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Walks through it; stays inside' },
    { keys: 'Enter, Space', does: 'Opens a group, follows a way' },
    { keys: 'Escape', does: 'Closes it and gives the focus back' },
  ],
  accessibility: [
    'Groups are native `details`: screen readers say whether they are open.',
    'The page behind is inert and keeps its scroll position.',
    'It closes when a link is followed, also if the page is not loaded again. Back closes it and the page stays.',
  ],
  dos: ['Open the group that the user is in.', 'Leave out what is empty: no history, no line.'],
  donts: ['Do not nest groups.', 'Do not put settings into it that are used once a year.'],
  builtOn:
    'Native popover and `details`: opens without JavaScript. `installBehaviour` holds the focus and closes it on leaving.',
  sources: ['C23', 'C24', 'C25', 'C19', 'screens 18-mobile-menu'],
} satisfies ComponentDocs;
