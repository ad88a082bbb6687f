import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Shows a whole page in the width of a real window, so that something can be judged where visitors see it.',
  insteadOf: [
    { when: 'One part of a page', use: 'the component itself' },
    { when: 'A picture of an ad', use: 'Photo' },
  ],
  otherNames: ['device preview', 'responsive preview', 'iframe', 'browser frame'],
  anatomy: [{ part: 'page', holds: 'the page in its own frame, made smaller where there is less room' }],
  states: [
    { state: 'enough room', look: 'the page in its real size' },
    { state: 'less room', look: 'the whole page, smaller' },
  ],
  keyboard: [{ keys: 'Tab', does: 'goes into the page, unless it is inert' }],
  accessibility: ['The title of the frame says which page it is and in which form.'],
  dos: ['Make the page inert: it is looked at, not used.', 'Offer both widths and both schemes beside it.'],
  donts: ['Do not show pages of others.'],
  builtOn: 'An `iframe` and ResizeObserver; no library.',
  sources: ['E15'],
} satisfies ComponentDocs;
