import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Yes or no, or one of many options. Its words belong to its target.',
  insteadOf: [
    { when: 'Several options of one question, with counts', use: 'FacetList' },
    { when: 'It works at once, without a form', use: 'Switch' },
    { when: 'Only one of the options can be true', use: 'RadioGroup' },
  ],
  otherNames: ['tick box', 'tickbox', 'check', 'indeterminate checkbox', 'tri-state checkbox', 'FormControlLabel'],
  anatomy: [
    { part: 'Box', holds: 'A tick, a dash where only some are chosen, or nothing.' },
    { part: 'Words', holds: 'What is chosen. They wrap and are never cut.' },
    { part: 'Count', holds: 'Ads behind it, at the end of the line; may be missing.' },
    { part: 'Error', holds: 'What is wrong, then what to do.' },
  ],
  states: [
    { state: 'Unchecked', look: 'Strong border on the base surface.' },
    { state: 'Checked', look: 'Accent with a tick.' },
    { state: 'Mixed', look: 'Accent with a dash; announced as "partially checked".' },
    { state: 'Error', look: 'Critical border of 2 px and a sentence below.' },
    { state: 'Disabled', look: 'Disabled surface, tertiary words.' },
  ],
  keyboard: [{ keys: 'Space', does: 'Ticks and unticks. A mixed one becomes ticked.' }],
  accessibility: [
    'The whole line is the target: at least 32 px high, 44 px on a phone.',
    'With `hideLabel` the words are for screen readers only; the target stays as large.',
    'In forced colours the browser’s own box is drawn.',
  ],
  dos: ['Word it positively: "Zapamti me na ovom uređaju".'],
  donts: ['Do not tick a paid option beforehand.', 'Do not start an action with it; that is a Switch or a Button.'],
  builtOn: 'Native <input type="checkbox">; `mixed` sets its `indeterminate`.',
  sources: ['DESIGN 8', 'DESIGN 14', 'DESIGN 15'],
} satisfies ComponentDocs;
