import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'The pictures of an ad: a cover, 19 guided slots that each ask for a view of the vehicle, and extra pictures that cost.',
  insteadOf: [
    { when: 'Files of any kind, without an order', use: 'FileDrop' },
    { when: 'The pictures are looked at, not edited', use: 'Gallery' },
    { when: 'One picture, as an avatar', use: 'FileDrop with one file' },
  ],
  otherNames: ['image uploader', 'photo grid', 'picture wall', 'Upload.Dragger', 'sortable images', 'photo slots'],
  anatomy: [
    { part: 'Cover', holds: 'Slot 0, four times as large, marked "Naslovna".' },
    { part: 'Guided slots', holds: 'Slots 1 to 19; while empty, a drawing of the view and its name.' },
    { part: 'Extra slots', holds: 'From the 21st picture on: plain tiles, marked as paid.' },
    { part: 'More', holds: 'What further pictures cost, filling the last line.' },
    {
      part: 'Remove and move',
      holds: 'Discs on each picture; the move disc opens a menu with the cover, one forward, one back.',
    },
  ],
  states: [
    { state: 'Empty', look: 'Dashed border, drawing, name. The whole slot is the target for a file.' },
    { state: 'Uploading', look: 'Picture at half strength with a bar; it cannot be moved yet.' },
    { state: 'Failed', look: 'Critical ring, the sentence on the picture, a disc to try again.' },
    { state: 'Refused', look: 'The same without the disc; only the ground where the file is no picture.' },
    { state: 'Cover', look: 'Word on a solid scrim.' },
    { state: 'Carried', look: 'Raised with an ink border; the slot under it has an accent border.' },
    { state: 'Extra', look: 'Marked with the word for paid.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes from slot to slot: picture, remove, move; an empty slot opens the choice of files by Space.',
    },
    { keys: 'Space', does: 'Picks a picture up, and puts it down.' },
    { keys: 'Arrows', does: 'Carry it: left and right in reading order, up and down to the next line.' },
    { keys: 'Escape', does: 'Puts it back.' },
  ],
  accessibility: [
    'Two slots change pictures, so all others stay at the view they show.',
    'Picked up, over, put down and given up are announced with the names of the slots; the focus goes with the picture.',
    'The menu on each picture does the same without dragging (WCAG 2.5.7).',
    'On touch a picture is carried after a short press, so that the page still scrolls.',
    'Without JavaScript every empty slot is a file control with a name of its own.',
  ],
  dos: ['Show what is included and what is used beside the grid.', 'Keep the picture in its slot while it fails.'],
  donts: ['Do not ask for a payment before the included slots are full.', 'Do not reorder by itself after an upload.'],
  builtOn:
    '@dnd-kit/core for carrying by pointer, finger and keys with announcements, which the platform does not give. Files, progress and the menu are native.',
  sources: ['E19', 'T09b', 'DESIGN 13', 'DESIGN 14', 'WCAG 2.5.7'],
} satisfies ComponentDocs;
