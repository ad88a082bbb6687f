import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'The ways of the account: ads, favourites, messages, credits, settings. Which of them show depends on whether the user is signed in.',
  insteadOf: [
    { when: 'The ways belong to the whole site', use: 'Header and SubHeader' },
    { when: 'The views are of one thing on one page', use: 'Tabs' },
    { when: 'The user administers the product', use: 'AdminNav' },
  ],
  otherNames: ['sidebar', 'side navigation', 'account menu', 'user menu', 'drawer', 'nav list', 'Sider'],
  anatomy: [
    { part: 'Person', holds: 'Picture or initials, name, kind of seller; not where it is folded' },
    { part: 'Line', holds: 'Icon, words, and at the end a count or a badge of what is unread' },
  ],
  states: [
    { state: 'Current page', look: 'Neutral ground, strong words, sign in the accent; `aria-current="page"`' },
    { state: 'Unread', look: 'Accent badge in place of the count, with words for screen readers' },
    { state: 'Signed out', look: 'Only the options with `signed: false` or without the flag; no person' },
    { state: 'Folded', look: 'One line that opens the column, for the first page of the account on a phone' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from way to way' },
    { keys: 'Enter', does: 'Follows it; opens and closes the line of a folded one' },
  ],
  accessibility: [
    'A `nav` landmark of its own name, so that it differs from the main navigation.',
    'The badge says what it counts: "3 nepročitane".',
  ],
  dos: ['Show a count only where the number helps to decide.', 'Put signing out last.'],
  donts: [
    'Do not show a zero: leave the count out.',
    'Do not filter by `signed` elsewhere: the rule lives in `visibleProfileOptions`.',
  ],
  builtOn: 'Native `nav`, list and links: complete without JavaScript.',
  sources: ['C62', 'DESIGN 5 (236 px column)', 'screens 07-profile'],
} satisfies ComponentDocs;
