import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'How good something was, in one to five stars: a seller after a purchase, an answer of support.',
  insteadOf: [
    { when: 'How a price compares with the market', use: 'PriceRating' },
    { when: 'Options that are not steps of one scale', use: 'RadioGroup' },
  ],
  otherNames: ['stars', 'star rating', 'Rate', 'review', 'feedback', 'score'],
  anatomy: [
    { part: 'Question', holds: 'What is rated.' },
    { part: 'Five stars', holds: 'The chosen one and those before it are filled.' },
    { part: 'Word', holds: 'What the chosen star means: "Odlično".' },
  ],
  states: [
    { state: 'Empty', look: 'Five outlines; the form sends nothing, `value` is 0.' },
    { state: 'Chosen', look: 'Filled stars and the word.' },
    { state: 'Error', look: 'Critical outlines and a sentence.' },
    { state: 'Read-only', look: 'As chosen; the form sends it, other stars cannot be reached.' },
    { state: 'Disabled', look: 'Grey; the form does not send it.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches the chosen star, or the first' },
    { keys: 'Arrows', does: 'choose the next or previous star' },
    { keys: 'Space', does: 'chooses the star that has the focus' },
  ],
  accessibility: [
    'Each star is a radio with its word; a screen reader says "Dobro, 4 of 5".',
    'A star is 44 px wide and high; filled and outlined differ by shape, not only by colour.',
  ],
  dos: ['Give words that say how good, not how many: "Dobro", not "4 zvezdice".'],
  donts: ['Do not choose a star in advance: the answer would be yours.'],
  builtOn: 'Native radios in a <fieldset>.',
} satisfies ComponentDocs;
