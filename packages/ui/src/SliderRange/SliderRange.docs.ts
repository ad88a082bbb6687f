import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'From a number to a number between two known ends, by place rather than by digits: a budget, hours, a distance.',
  plannedFor: 'calculators',
  insteadOf: [
    { when: 'One number', use: 'Slider' },
    { when: 'The exact numbers matter, or the spread of the ads is known', use: 'RangeFields' },
    { when: 'From a day to a day', use: 'DateRange' },
  ],
  otherNames: [
    'range slider',
    'two-thumb slider',
    'dual slider',
    'multi-thumb slider',
    'double range',
    'min max slider',
  ],
  anatomy: [
    { part: 'Legend and values', holds: 'The question, and at the end of the line the span: "12 meseci – 36 meseci".' },
    { part: 'Track', holds: 'The part between the thumbs in the accent.' },
    { part: 'Thumbs', holds: 'Two native controls, 24 px each.' },
    { part: 'Hint and error', holds: 'Below, as in every field.' },
  ],
  states: [
    { state: 'Focus', look: 'Ring around the thumb; it lies above the other one.' },
    { state: 'Both at one place', look: 'Pulled to either side, the right one of them goes along.' },
    { state: 'Wrong', look: 'Thumbs in the critical border, sentence below.' },
    { state: 'Disabled', look: 'Thumbs and track in the disabled ink.' },
    { state: 'Without JavaScript', look: 'Two thumbs on a plain track; their values are sent, not drawn.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from one thumb to the other.' },
    { keys: 'Arrows', does: 'One step more or less; a thumb stops at the other one.' },
    { keys: 'Page up, Page down', does: 'A tenth of the way, as the browser has it.' },
    { keys: 'Home, End', does: 'To the end, or to the other thumb.' },
  ],
  accessibility: [
    'A group of two native sliders; they say the words of `format`, not the bare number.',
    'A reference to it focuses the first thumb, so that form libraries can lead there.',
  ],
  dos: ['Write the unit in `format`.', 'Search or save in `onValueCommit`, which is called when a thumb is let go.'],
  donts: ['Do not ask for exact prices or years with it.', 'Do not give it more steps than a finger can tell apart.'],
  builtOn:
    'Two native <input type="range">: keys, forms and touch come with them. A slider of Radix puts style attributes into server HTML, which a strict page policy refuses.',
  sources: ['DESIGN 14', 'WAI-ARIA APG: Slider (multi-thumb)'],
} satisfies ComponentDocs;
