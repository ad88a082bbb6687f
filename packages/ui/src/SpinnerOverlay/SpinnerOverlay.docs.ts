import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'Covers the whole page while something must not be disturbed: going to the page of a bank, paying, signing in elsewhere.',
  insteadOf: [
    { when: 'One button works', use: 'Button with busyLabel' },
    { when: 'Content loads', use: 'Skeleton' },
    { when: 'It is known how far it is', use: 'ProgressBar' },
  ],
  otherNames: ['loading overlay', 'backdrop', 'full screen loader', 'block UI', 'Spin', 'preloader'],
  anatomy: [
    { part: 'Scrim', holds: 'The page behind, out of reach' },
    { part: 'Spinner', holds: 'Decoration: the words name the work' },
    { part: 'Words', holds: 'What is waited for, and what to do meanwhile' },
  ],
  states: [
    { state: 'Open', look: 'Above everything; Escape and presses do nothing' },
    { state: 'Reduced motion', look: 'The ring breathes in place of turning' },
  ],
  keyboard: [{ keys: 'Any', does: 'Nothing, until it is closed; then the focus is where it was' }],
  accessibility: [
    'A modal dialog with `aria-busy`: its title is read when it opens, the page behind is inert.',
    'The focus is kept and given back by the browser.',
  ],
  dos: ['Close it in `finally`, so that a failure frees the page.', 'Say what did not happen when it fails.'],
  donts: ['Do not use it for anything shorter than a second, or for lists.'],
  builtOn: 'Native `<dialog>` with `closedby="none"`.',
  sources: ['C51', 'DESIGN 8 (loading)', 'screens 36-dialogs'],
} satisfies ComponentDocs;
