import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The header below 1024 px: the logo, a few ways with their counts, and the menu.',
  insteadOf: [
    { when: 'A desktop', use: 'Header and SubHeader' },
    { when: 'The page of an ad', use: 'AdBar' },
  ],
  otherNames: ['App bar', 'Navbar', 'Top bar', 'Mobile nav'],
  anatomy: [
    { part: 'Logo', holds: 'Leads home.' },
    { part: 'Icons', holds: 'At most four, each with its count.' },
    { part: 'Menu', holds: 'The button that opens MobileMenu.' },
  ],
  states: [
    { state: 'below 1024 px', look: '56 px high.' },
    { state: 'desktop', look: 'Not drawn, and not read.' },
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'reaches and presses each icon' }],
  accessibility: ['The banner of a phone. Icons have names with their counts: "Uporedi, 3 oglasa".'],
  dos: ['Leave out icons with nothing behind them.'],
  donts: ['Add a fifth icon: it goes into the menu.'],
  builtOn: 'Native <header>; the menu is a sheet that opens without JavaScript.',
  sources: ['C18', 'C19', 'DESIGN 5'],
} satisfies ComponentDocs;
