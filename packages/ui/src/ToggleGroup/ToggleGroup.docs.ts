import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'Small choices that stay pressed, side by side: how a text is aligned, which layers of a chart are shown. One of them, or several.',
  insteadOf: [
    { when: 'Two or three views of the same thing', use: 'SegmentedControl' },
    { when: 'A question of a form with words of its own', use: 'RadioGroup, FacetList or Chip' },
    { when: 'One thing that is on or off', use: 'Switch, or IconButton with `pressed`' },
    { when: 'Actions, which do not stay pressed', use: 'Button or IconButton in a Row' },
  ],
  otherNames: [
    'toggle button group',
    'button group',
    'toggle buttons',
    'multi-toggle',
    'radio buttons',
    'pressed buttons',
  ],
  anatomy: [
    { part: 'Group', holds: 'Its name, announced and not shown.' },
    { part: 'Toggle', holds: 'Words, an icon before them, or with `hideLabels` the icon alone.' },
  ],
  states: [
    { state: 'Pressed', look: 'Neutral ground under an ink border of 1.5 px.' },
    { state: 'Other', look: 'Outlined; a ground under the pointer.' },
    { state: 'Disabled', look: 'Disabled ink without a border; a pressed one keeps a ground.' },
    { state: 'Without JavaScript', look: 'With a `name` it works as it is: native radios or boxes.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the chosen toggle or the one that had the focus last, then out of the group' },
    { keys: 'Left, Right, Home, End', does: 'Move inside; of one choice they choose, except in a Toolbar' },
    { keys: 'Space', does: 'Presses the toggle or lets it go; without a `name` Enter does the same' },
  ],
  accessibility: [
    'One choice is a `radiogroup` of radios. Several are a `group` of toggle buttons (`aria-pressed`), or of boxes in a form.',
    'At least 44 px for a finger.',
  ],
  dos: [
    'Give "none" an option of its own: one choice is never let go.',
    'Name what is pressed, not what a press does.',
  ],
  donts: ['Do not use it for more than about five options.', 'Do not change the words with the state.'],
  builtOn:
    'Native buttons, or radios and boxes where a form takes the value. That of Radix weighs more and puts style attributes into server HTML, which a strict page policy refuses.',
  sources: ['WAI-ARIA APG: Radio Group, Button (toggle)'],
} satisfies ComponentDocs;
