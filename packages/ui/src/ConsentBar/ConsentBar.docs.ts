import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Asks for consent to cookies without getting in the way. Refusing is as easy and as large as allowing.',
  insteadOf: [
    { when: 'Something must be answered before the page is used', use: 'Modal' },
    { when: 'News of the site', use: 'Alert' },
  ],
  otherNames: ['cookie banner', 'cookie notice', 'GDPR', 'CMP', 'privacy banner', 'consent dialog'],
  anatomy: [
    { part: 'Title and text', holds: 'What is kept anyway, what only with consent, where the answer can be changed' },
    { part: 'Two ways', holds: 'Necessary only and accept all: same variant, same size' },
    { part: 'Choose', holds: 'Quiet: opens the single choices' },
  ],
  states: [
    { state: 'Desktop', look: 'A bar over the lower edge, words and buttons in one row' },
    {
      state: 'Phone',
      look: 'A low card at the lower edge, without its title; the two answers share a row, choose is below. `StickyContactBar` and the bar of `SectionedForm` stand above it',
    },
    { state: 'Without JavaScript', look: 'A form that is sent to `action`' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches its link and its buttons; the page stays usable' },
    { keys: 'Enter, Space', does: 'Answers' },
  ],
  accessibility: [
    'A named region, not a dialog: it holds no focus. Put it early in the page, so that it is reached early.',
    'While it is open, the focused element is scrolled clear of it (WCAG 2.4.11).',
  ],
  dos: ['Put it first in the queue of overlays.', 'Let the user come back to it from the footer.'],
  donts: [
    'Do not make "accept all" primary.',
    'Do not load anything before the answer.',
    'Do not close it on scrolling: that is no consent.',
  ],
  builtOn: 'A native form with three buttons.',
  sources: ['DESIGN-2 8', 'T46', 'screens 36-consent'],
} satisfies ComponentDocs;
