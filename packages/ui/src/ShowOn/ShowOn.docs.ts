import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Holds what only the desktop or only the phone has: a navigation beside an open conversation, a footer.',
  insteadOf: [
    { when: 'Words are for screen readers', use: 'VisuallyHidden' },
    { when: 'A component looks different by width', use: 'the component itself: it does that by its own styles' },
  ],
  otherNames: ['Hidden', 'responsive', 'media query', 'hide on mobile', 'd-none', 'Show'],
  anatomy: [{ part: 'Children', holds: 'anything; no box is added around them' }],
  states: [
    { state: 'Shown', look: 'as if it were not there' },
    { state: 'Not shown', look: 'gone, also for the keyboard and for screen readers' },
  ],
  keyboard: [],
  accessibility: ['Hidden content is out of the accessibility tree. Never hide the only way to something.'],
  dos: ['Keep both variants in the markup small.'],
  donts: ['Do not render two copies of one form.'],
  builtOn: 'CSS display, so the server needs no width.',
  sources: ['L20'],
} satisfies ComponentDocs;
