import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Puts categories into order and level, shows and hides them, and leads to each.',
  insteadOf: [
    { when: 'a flat list is ordered', use: 'DataTable with an order column, or ImageSlotGrid for pictures' },
    { when: 'users open parts of a text', use: 'Disclosure' },
  ],
  otherNames: ['tree view', 'tree', 'nested list', 'outline', 'drag and drop', 'sortable', 'hierarchy'],
  anatomy: [
    { part: 'grip', holds: 'six dots: the pointer drags here' },
    { part: 'twisty', holds: 'opens and closes a branch that has others below it' },
    { part: 'icon and name', holds: 'the name opens the branch in its panel' },
    { part: 'count', holds: 'ads below it' },
    { part: 'switch', holds: 'whether users see it' },
    { part: 'dots', holds: 'buttons for every possible move, and delete with its reason' },
    { part: 'hint', holds: 'how to move by mouse and keys' },
  ],
  states: [
    { state: 'raised', look: 'the row that moves has an ink border and a shadow' },
    { state: 'landing place', look: 'an accent line that begins at the level' },
    { state: 'current', look: 'neutral surface with an accent edge' },
    { state: 'hidden', look: 'the switch is off and a tag says so' },
    { state: 'cannot be deleted', look: 'the entry stays and says why' },
  ],
  keyboard: [
    { keys: 'Arrow up and down, Home, End', does: 'walk through the rows' },
    { keys: 'Arrow right and left', does: 'open and close a branch, go to the first one below or to the parent' },
    { keys: 'Space', does: 'picks the row up; then arrows move it, right and left change its level' },
    { keys: 'Enter', does: 'drops the row; while nothing moves, opens it' },
    { keys: 'Escape', does: 'gives the move up' },
    { keys: 'Tab', does: 'reaches the name, the switch and the menu of the current row' },
  ],
  accessibility: [
    'A treegrid, not a tree: its rows hold switches and buttons, which an item of a tree may not.',
    'Picking up, each place on the way and the end are announced with parent and position.',
    'Every move is also an entry of the menu (WCAG 2.5.7); impossible moves are not listed.',
    'The focus stays with the row that was moved.',
  ],
  dos: ['Store the move at once and offer undo.', 'Say why a category cannot be deleted.'],
  donts: ['Do not use it for more than a few hundred rows.', 'Do not let the count look like a button.'],
  builtOn:
    '@dnd-kit/core for the pointer, since native drag and drop fails on touch; keys and announcements are its own.',
  sources: ['DESIGN 13', 'DESIGN 14', 'DESIGN-2 4', 'J52', 'J104', 'J106'],
} satisfies ComponentDocs;
