import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'A part of the page that comes over it on a phone, from below or from the end of the line.',
  insteadOf: [
    { when: 'A question that must be answered', use: 'Modal or ConfirmDialog' },
    { when: 'The filters of a list', use: 'FilterRail, which becomes a sheet by itself' },
    { when: 'A few links', use: 'Menu' },
  ],
  otherNames: ['Drawer', 'Bottom sheet', 'Offcanvas', 'Side panel', 'Slide-over', 'Action sheet'],
  anatomy: [
    { part: 'Head', holds: 'The title and the button that closes it.' },
    { part: 'Body', holds: 'Anything; it scrolls by itself.' },
  ],
  states: [
    { state: 'bottom', look: 'From below, with round upper corners; 320 ms.' },
    { state: 'end', look: 'From the end of the line, as high as the window.' },
    { state: 'reduced motion', look: 'Fades in place.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'walks inside; it comes back to the first stop after the last' },
    { keys: 'Escape', does: 'closes it and gives the focus back' },
  ],
  accessibility: [
    'A dialog named by its title.',
    'A tap beside it closes it; the button that opened it has the focus again.',
  ],
  dos: ['Open it by `opens={{ sheet: id }}`: that works without JavaScript.'],
  donts: ['Open a sheet from a sheet.', 'Hold in it what a desktop shows on the page without asking.'],
  builtOn: 'Native popover on a <dialog>; `installBehaviour` holds the focus inside.',
  sources: ['DESIGN 9', 'DESIGN 13'],
} satisfies ComponentDocs;
