import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'The first bar of a desktop, 62 px high: the brand, what waits for the user, account, country and language, the one primary button.',
  insteadOf: [
    { when: 'The window is below 1024 px', use: 'MobileHeader' },
    { when: 'The page is of one ad', use: 'AdBar' },
    { when: 'The user is in the administration', use: 'AdminNav' },
    { when: 'The ways are parts of the site', use: 'SubHeader, directly below' },
  ],
  otherNames: ['navbar', 'app bar', 'top bar', 'masthead', 'site header', 'toolbar'],
  anatomy: [
    { part: 'Brand', holds: 'The logo, leading home; "beta" in a frame while the site is young' },
    { part: 'Ways', holds: 'Compare, cart: icon, words, and a count of what is in it' },
    { part: 'Menus', holds: 'Account, country, language, as far as the brand has them' },
    { part: 'Action', holds: 'Placing an ad: the one primary button of the bar' },
  ],
  states: [
    { state: 'Signed out', look: 'A way to signing in in place of the account' },
    { state: 'Signed in', look: 'Initials or picture, first name, what is unread' },
    { state: 'Counts', look: 'An accent badge behind the words; none for nothing' },
    { state: 'Beta', look: 'A small frame beside the name' },
    { state: 'Below 1024 px', look: 'Not drawn, and nothing of it takes the focus' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Walks through it in the order of the eye' },
    { keys: 'Enter, Space on a menu', does: 'Opens it; arrows walk, Escape closes it' },
  ],
  accessibility: [
    'The `banner` landmark. A badge says what it counts: "Uporedi 3 oglasa".',
    'A skip link is before it.',
  ],
  dos: ['Leave out what leads nowhere yet.', 'Show the country only where the brand has several.'],
  donts: ['Do not add a second primary button.', 'Do not write a count of zero.'],
  builtOn: 'Native `header`, links and `details`: complete without JavaScript.',
  sources: ['C01', 'C02', 'C04', 'C05', 'C06', 'C07', 'C08', 'DESIGN 5', 'screens 01-home'],
} satisfies ComponentDocs;
