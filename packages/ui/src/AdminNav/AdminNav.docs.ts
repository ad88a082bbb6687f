import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'The parts of the administration, always in view on a desktop, because people there change between them all day.',
  insteadOf: [
    { when: 'A user moves through an account', use: 'ProfileNav' },
    { when: 'The site is for everyone', use: 'Header and SubHeader' },
  ],
  otherNames: ['sidebar', 'side navigation', 'navigation rail', 'drawer', 'Sider', 'admin menu'],
  anatomy: [
    { part: 'Brand', holds: 'The logo with the word "admin", so that nobody takes it for the site' },
    { part: 'Find', holds: 'A button with its key, for a dialog that goes anywhere by typing' },
    { part: 'Line', holds: 'Icon, words, and what waits there' },
    { part: 'Bar', holds: 'On a phone: the brand and the button of the menu' },
  ],
  states: [
    { state: 'Current part', look: 'Neutral ground, strong words, sign in the accent' },
    { state: 'Something waits', look: 'The number at the end of the line; absent for none' },
    { state: 'Below 1024 px', look: 'A 56 px bar; the entries are in a sheet from the end of the line' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from part to part' },
    { keys: 'Enter', does: 'Follows it, or opens the menu' },
    { keys: 'Escape', does: 'Closes the menu and gives the focus back to its button' },
  ],
  accessibility: [
    'One `nav` landmark; the sheet on a phone is a dialog with a title.',
    'Both forms come from the server; the width of the window decides which one is drawn.',
  ],
  dos: ['Leave out what a person may not do, instead of showing it greyed.'],
  donts: ['Do not nest lines: the parts are flat.', 'Do not use it beside a page of the public site.'],
  builtOn: 'Native `nav` and links; the sheet is a native popover and opens without JavaScript.',
  sources: ['DESIGN 5 (232 px)', 'screens 19-admin-users, 34-admin-*'],
} satisfies ComponentDocs;
