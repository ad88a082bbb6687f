import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The second bar of a desktop: where everything is.',
  insteadOf: [
    { when: 'Below 1024 px', use: 'MobileMenu' },
    { when: 'Parts of one page', use: 'Tabs' },
    { when: 'Pages of an account', use: 'ProfileNav' },
  ],
  otherNames: ['Navigation bar', 'Mega menu', 'Main menu', 'Secondary nav', 'Navbar'],
  anatomy: [
    { part: 'Menus', holds: 'Categories first, then fast search; their links are in groups.' },
    { part: 'Links', holds: 'Quick ads, sellers, services, packets.' },
    { part: 'End', holds: 'The history.' },
  ],
  states: [
    { state: 'current', look: 'Strong words and a line below.' },
    { state: 'open menu', look: 'A panel; wide where it has several groups. One at a time.' },
    { state: 'below 1024 px', look: 'Not drawn.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'walks along the bar' },
    { keys: 'Enter, Space', does: 'opens a menu' },
    { keys: 'Arrows', does: 'walk through an open menu' },
    { keys: 'Escape', does: 'closes it and gives the focus back' },
  ],
  accessibility: ['A navigation with a name. The current page has `aria-current="page"`. 50 px high.'],
  dos: ['Keep the order on every page.'],
  donts: ['Wrap onto a second line: long languages get a smaller gap, never smaller type.'],
  builtOn: 'Native <nav> and <details name>, which keeps one open.',
  sources: ['C03', 'C10–C17', 'DESIGN 5'],
} satisfies ComponentDocs;
