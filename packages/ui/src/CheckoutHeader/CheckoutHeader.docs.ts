import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Takes the place of the header while something is paid, so that nothing leads away.',
  insteadOf: [{ when: 'The cart is still being filled', use: 'Header and MobileHeader' }],
  otherNames: ['minimal header', 'secure header', 'enclosed checkout', 'app bar'],
  anatomy: [
    { part: 'Mark', holds: 'way home' },
    { part: 'Lock', holds: 'icon and words; on a phone the icon alone' },
    { part: 'Way back', holds: 'one link: to the cart, or home once it is paid' },
  ],
  states: [
    { state: 'Paying', look: 'the way back leads to the cart' },
    { state: 'Over', look: 'the way back leads home' },
  ],
  keyboard: [{ keys: 'Tab', does: 'goes to the mark, then the way back' }],
  accessibility: ['A banner landmark; the words of the lock stay for screen readers.'],
  dos: ['Put a Stepper with three steps below the title of the page.'],
  donts: ['Do not add links.'],
  builtOn: 'Native header and links.',
  sources: ['DESIGN-2 3'],
} satisfies ComponentDocs;
