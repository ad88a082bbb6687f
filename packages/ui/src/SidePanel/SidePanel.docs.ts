import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Shows and edits one thing of a list at the side, so that the list and the place in it stay in view.',
  insteadOf: [
    { when: 'a question must be answered first', use: 'ConfirmDialog or Modal' },
    { when: 'filters find no room on a phone', use: 'Sheet' },
    { when: 'one cell changes', use: 'InlineEdit' },
  ],
  otherNames: ['drawer', 'offcanvas', 'flyout', 'detail panel', 'aside', 'inspector'],
  anatomy: [
    { part: 'head', holds: 'name of the thing, its path, the close button' },
    { part: 'body', holds: 'fields; scrolls by itself' },
    {
      part: 'foot',
      holds: 'the destructive button at the start, the safe and the primary one at the end, a note below',
    },
  ],
  states: [
    { state: 'over', look: 'a dialog at the end of the window, the page behind it darkened' },
    { state: 'beside', look: 'a bordered panel in the layout from 1024 px on; below, a sheet of the full height' },
  ],
  keyboard: [
    { keys: 'Escape', does: 'closes it where it lies over the page and gives the focus back' },
    { keys: 'Tab', does: 'stays inside while it lies over the page' },
  ],
  accessibility: [
    'Named by its title. Over the page it is a dialog and the rest is inert; beside the list it is a region.',
    'A click beside it closes it: keep what was typed, or ask.',
  ],
  dos: ['Mark the row of the list that it shows (currentKey).', 'Say in the note why a button cannot be used.'],
  donts: ['Do not open a second panel from a panel.'],
  builtOn:
    'Native <dialog> with invoker commands; beside the list a native popover that a desktop shows in the layout.',
  sources: ['DESIGN 14'],
} satisfies ComponentDocs;
