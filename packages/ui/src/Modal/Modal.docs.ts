import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'A question or a task that takes over the page: a form of three fields, the ads that were seen, the ads to compare.',
  insteadOf: [
    { when: 'It asks before an action', use: 'ConfirmDialog' },
    { when: 'It offers two ways', use: 'TwoButtonModal' },
    { when: 'A part of the page finds no room on a phone', use: 'Sheet' },
    { when: 'It is news without a question', use: 'Toast' },
    { when: 'It says more about one thing and the page stays in use', use: 'Popover' },
  ],
  otherNames: ['dialog', 'popup', 'lightbox', 'overlay window', 'modal window'],
  anatomy: [
    { part: 'Head', holds: 'The title, how many things it holds, a tool for all of them, the button that closes it' },
    { part: 'Body', holds: 'What it is about; scrolls where it is longer than the window' },
    { part: 'Foot', holds: 'Buttons that name both outcomes, the safe one first' },
  ],
  states: [
    { state: 'Open', look: 'In the middle, a scrim over the page; the page does not scroll' },
    { state: 'Wide', look: '760 px in place of 560' },
    { state: 'On a phone', look: '16 px from both edges; the buttons one below the other' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Walks through it; stays inside' },
    { keys: 'Escape', does: 'Closes it and gives the focus back' },
    { keys: 'Enter, Space on the opener', does: 'Opens it' },
  ],
  accessibility: [
    'A native modal dialog: named by its title, the page behind is inert.',
    'Escape, a click beside it and its button close it; the focus returns to what opened it (C38).',
  ],
  dos: [
    'Open it with `opens={{ dialog: id }}`: that works without a script of yours.',
    'Or hold it in the state of its parent: `open` and `onOpenChange`; Escape, a click beside it and its button ask.',
    'From a script open it with `openModal` of `@volan/ui/behaviour`: a phone shows it twice as soon as with `showModal`.',
    'Name the buttons by their outcome.',
  ],
  donts: [
    'Do not open one from another.',
    'Do not put more than one task into it.',
    'Do not use it for what deserves an address.',
  ],
  builtOn: 'Native `<dialog>` with an invoker command and `closedby`; `installBehaviour` helps older browsers.',
  sources: ['C38', 'DESIGN 9', 'DESIGN 13', 'screens 36-dialogs'],
} satisfies ComponentDocs;
