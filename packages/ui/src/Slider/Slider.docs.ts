import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'One number between two known ends, where its place says more than its digits: months of a loan, a distance.',
  plannedFor: 'calculators',
  insteadOf: [
    { when: 'The exact number matters, or the span is large', use: 'NumberInput' },
    { when: 'From a number to a number, with the spread of the ads', use: 'RangeFields' },
    { when: 'Up to five values', use: 'RadioGroup or SegmentedControl' },
    { when: 'How far something has come', use: 'ProgressBar' },
  ],
  otherNames: ['range', 'range input', 'track bar', 'seek bar', 'knob', 'scrubber'],
  anatomy: [
    { part: 'Label and value', holds: 'The question, and at the end of the line the value: "36 meseci".' },
    { part: 'Track', holds: 'The part up to the thumb in the accent.' },
    { part: 'Thumb', holds: 'The native control, 24 px.' },
    { part: 'Hint and error', holds: 'Below, as in every field.' },
  ],
  states: [
    { state: 'Focus', look: 'Ring around the thumb.' },
    { state: 'Wrong', look: 'Thumb in the critical border, sentence below.' },
    { state: 'Disabled', look: 'Thumb and track in the disabled ink.' },
    { state: 'Without JavaScript', look: 'Thumb on a plain track; the value is sent, not drawn.' },
  ],
  keyboard: [
    { keys: 'Arrows', does: 'One step more or less.' },
    { keys: 'Page up, Page down', does: 'A tenth of the way, as the browser has it.' },
    { keys: 'Home, End', does: 'To the ends.' },
  ],
  accessibility: [
    'A native slider; it says the words of `format`, not the bare number.',
    'A press on the track moves the thumb there: nobody has to drag (WCAG 2.5.7).',
  ],
  dos: ['Write the unit in `format`.', 'Search or save in `onValueCommit`, which is called when the thumb is let go.'],
  donts: ['Do not ask for an exact price or year with it.'],
  builtOn:
    'Native <input type="range">: keys, forms, reset and touch come with it. A slider of Radix puts style attributes into server HTML, which a strict page policy refuses.',
  sources: ['DESIGN 14'],
} satisfies ComponentDocs;
