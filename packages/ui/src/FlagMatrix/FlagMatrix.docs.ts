import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'Decides for each specification where it shows: in the form, the filter, the card, the short search, the title, and whether it takes several values.',
  insteadOf: [
    { when: 'rights of groups are ticked', use: 'DataTable with a Checkbox column' },
    { when: 'one thing is switched on or off', use: 'Switch' },
  ],
  otherNames: ['permission matrix', 'checkbox grid', 'feature matrix', 'settings table'],
  anatomy: [
    { part: 'head', holds: 'the names of the flags as the server spells them, their meaning under the pointer' },
    { part: 'groups', holds: 'titles over the rows that belong together' },
    { part: 'grip', holds: 'drags the row inside its group; a press offers one step up or down' },
    { part: 'row', holds: 'name, type, a box for each flag' },
    { part: 'dot', holds: 'the mark of a cell that is not published' },
  ],
  states: [
    { state: 'changed', look: 'a caution dot beside the box; the words say "nije objavljeno"' },
    { state: 'locked', look: 'a pale box with the reason under the pointer and in its name' },
    { state: 'raised', look: 'the row that is dragged has an ink border and a shadow' },
    { state: 'current', look: 'neutral surface with an accent edge: the preview shows this row' },
    { state: 'empty', look: 'an EmptyState' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'walks through names and boxes' },
    { keys: 'Space', does: 'ticks a box' },
    { keys: 'Enter', does: 'opens the row by its name, or the moves of its grip' },
  ],
  accessibility: [
    'A native table; each box is named after its row and flag, then whether it is published and why it is locked.',
    'A locked box keeps the focus, so its reason can be announced.',
  ],
  dos: [
    'Show the number of unsaved changes with Publish and Discard above.',
    'Show what changes in the form, the panel and the card before it is published.',
  ],
  donts: ['Do not publish each tick by itself.'],
  builtOn:
    'Native table and check boxes; @dnd-kit for the pointer where rows are ordered, since native drag and drop fails on touch.',
  sources: ['DESIGN 14', 'DESIGN-2 4', 'J117', 'J118', 'J119', 'J120', 'J121', 'J122', 'J123'],
} satisfies ComponentDocs;
