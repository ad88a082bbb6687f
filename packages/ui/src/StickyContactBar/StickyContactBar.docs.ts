import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The ways to the seller stay at the foot of a phone while the page scrolls.',
  insteadOf: [
    { when: 'A desktop', use: 'BuyCard' },
    { when: 'Saving a long form', use: 'Row at its end' },
  ],
  otherNames: ['Bottom bar', 'Sticky footer', 'Action bar', 'CTA bar', 'Bottom app bar'],
  anatomy: [{ part: 'Buttons', holds: 'One or two that share the width; the primary one last.' }],
  states: [
    { state: 'phone', look: 'Fixed to the foot, above the safe area.' },
    { state: 'desktop', look: 'Not drawn, and not read.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'reaches it last on the page' }],
  accessibility: [
    'A region with a name. It never covers what has the focus: the page keeps its height free below.',
    'Words wrap in their buttons; none is cut.',
  ],
  dos: ['Use `grow` on its buttons.'],
  donts: ['Put more than two buttons or a price into it.'],
  builtOn: 'A <div> with `position: fixed`.',
  sources: ['DESIGN 13', 'DESIGN 14'],
} satisfies ComponentDocs;
