import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Says that a place was paid for, always with colour, icon and word together.',
  insteadOf: [
    { when: 'The ad itself says it', use: 'Tag' },
    { when: 'A product that a seller may buy', use: 'PromotionProduct' },
  ],
  otherNames: ['Promoted', 'Sponsored', 'Ribbon', 'Featured label', 'Ad badge'],
  anatomy: [
    { part: 'Icon', holds: 'One for each tier: arrows outward, arrow to the top, house, share.' },
    { part: 'Word', holds: 'The name of the tier in the language of the page.' },
  ],
  states: [
    { state: 'xl', look: 'Steel.' },
    { state: 'top', look: 'Amber with dark words.' },
    { state: 'home', look: 'Plum.' },
    { state: 'social', look: 'Ink; seen by the seller only.' },
  ],
  keyboard: [],
  accessibility: [
    'The word is read; the icon is silent.',
    'The solids stay nearly the same in both themes, since they lie on photos, and carry their words at 4.5:1.',
    'In a narrow place the word wraps; it is never cut.',
  ],
  dos: ['Show one tier on a card, XL before Top.', 'Keep the label when a list is sorted by price.'],
  donts: ['Use tier colours for anything else.', 'Hide it on a phone: paid is visible as paid.'],
  builtOn: 'A <span>.',
  sources: ['DESIGN 1', 'DESIGN 4', 'DESIGN 11'],
} satisfies ComponentDocs;
