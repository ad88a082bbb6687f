import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'Light, dark, or as the machine has it. It shows the choice it is given and reports another; the page keeps it.',
  insteadOf: [
    { when: 'Something is on or off', use: 'Switch' },
    { when: 'Views of one thing, each with an address', use: 'SegmentedControl' },
  ],
  otherNames: ['dark mode switch', 'colour scheme', 'color mode', 'appearance', 'night mode'],
  anatomy: [
    { part: 'Three choices', holds: 'Icon and word each: system, light, dark' },
    { part: 'Legend', holds: 'What is chosen, for screen readers; above the cards everybody sees it' },
    { part: 'Preview', holds: 'With `previewBrand`: a page of the theme above its word; the system shows both halves' },
    { part: 'Hint', holds: 'Below the cards: what counts when the system says nothing' },
  ],
  states: [
    { state: 'Chosen', look: 'Raised on the ground of the group; a card has a frame of 2 px' },
    { state: 'System', look: 'Follows the machine, also when it changes at night' },
    { state: 'Long words', look: 'The choices go below one another' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the chosen one' },
    { keys: 'Arrows', does: 'Choose another, as in any group of radio buttons' },
  ],
  accessibility: [
    'Native radio buttons in a `fieldset`; the legend is their name.',
    'In forced colours the system decides, whatever is chosen; the previews keep their colours.',
    'Previews are decoration: the word is the name.',
  ],
  dos: [
    'Keep "system" as the first choice and as what is chosen at first.',
    'Use the cards on a page of settings, the row in a footer.',
  ],
  donts: ['Do not draw a lone sun or moon: users cannot tell whether it is the current or the next theme.'],
  builtOn: 'Native `fieldset` and radio buttons.',
  sources: ['DESIGN 14', 'screens 26-settings'],
} satisfies ComponentDocs;
