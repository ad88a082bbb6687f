import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'A choice of two ways, both good: save and leave, or leave without saving. Leaving the dialog takes neither.',
  insteadOf: [
    { when: 'One of the ways destroys something', use: 'ConfirmDialog' },
    { when: 'There is one way only', use: 'Alert or Modal' },
    { when: 'There are three or more ways', use: 'Modal with a form' },
  ],
  otherNames: ['choice dialog', 'prompt', 'unsaved changes', 'action sheet', 'decision modal'],
  anatomy: [
    { part: 'Title', holds: 'What it is about' },
    { part: 'Close', holds: 'The way out that changes nothing' },
    { part: 'Text', holds: 'The fact and the question' },
    { part: 'Primary way', holds: 'What most users want' },
    { part: 'Other way', holds: 'Below it, as wide' },
  ],
  states: [{ state: 'Open', look: 'Both ways as wide as the dialog, one below the other, so that long words fit' }],
  keyboard: [
    { keys: 'Tab', does: 'Moves through close, primary, other; stays inside' },
    { keys: 'Enter, Space', does: 'Takes the way with the focus' },
    { keys: 'Escape', does: 'Takes neither' },
  ],
  accessibility: [
    'The focus starts on the button that closes: pressing Enter by habit changes nothing.',
    'The focus goes back to what opened it.',
  ],
  dos: ['Say how much is at stake: "Izmenili ste cenu i 2 slike."'],
  donts: ['Do not use it to sell: two ways, one fact.'],
  builtOn: 'Native `<dialog>` with `<form method="dialog">`.',
  sources: ['C49', 'C38', 'screens 36-dialogs'],
} satisfies ComponentDocs;
