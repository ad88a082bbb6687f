import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Two or three views of the same thing, or options to one short question.',
  insteadOf: [
    { when: 'More than three', use: 'Select, Menu or Tabs' },
    { when: 'On and off', use: 'Switch' },
    { when: 'Options of very different length', use: 'Chip with `choice="one"`' },
  ],
  otherNames: ['Button group', 'Toggle group', 'Radio buttons', 'Switcher', 'Segmented button', 'Tabs (small)'],
  anatomy: [
    { part: 'Ground', holds: 'A sunken bar around all segments.' },
    { part: 'Segment', holds: 'Words, with an icon before them where there is one.' },
  ],
  states: [
    { state: 'current', look: 'Raised, with a small shadow.' },
    {
      state: 'views with icons on a phone',
      look: 'Icons alone; the words are announced. Options of a form keep theirs.',
    },
    { state: 'in a form', look: 'Radios under the same look.' },
  ],
  keyboard: [
    { keys: 'Tab, Enter', does: 'reaches and follows a segment that is a link' },
    { keys: 'Arrows', does: 'choose among the options of a form' },
  ],
  accessibility: [
    'Views are a navigation with a name and `aria-current`; options are radios in a named group.',
    'At least 44 px for a finger.',
  ],
  dos: ['Use words of similar length.'],
  donts: ['Use it for actions: each segment shows or selects something.'],
  builtOn: 'Native links, or <fieldset> with radios.',
  sources: ['DESIGN 14'],
} satisfies ComponentDocs;
