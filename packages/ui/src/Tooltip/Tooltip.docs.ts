import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose:
    'A few words about a control: the name of an icon without words, or one more fact. Nothing that a user needs to continue.',
  plannedFor: null,
  insteadOf: [
    { when: 'The words are needed to use the page', use: 'the hint of a Field, or Text beside the control' },
    { when: 'It holds a link, a button or more than a sentence', use: 'Popover' },
    { when: 'Users on a phone need it', use: 'Text: a finger has no way to hover' },
  ],
  otherNames: ['hint', 'title', 'hover text', 'infotip', 'screentip', 'toggletip'],
  anatomy: [
    { part: 'Control', holds: 'What it belongs to: a button or a link' },
    { part: 'Words', holds: 'At most a sentence, on the inverse ground' },
  ],
  states: [
    {
      state: 'Under the pointer',
      look: 'Shows after 300 ms; stays 120 ms after leaving, and while the pointer is on the words',
    },
    { state: 'With the focus', look: 'Shows at once, when the focus came by keyboard' },
    { state: 'Held by the parent', look: '`open` shows it at once; `onOpenChange` asks for every change' },
    { state: 'At the upper edge', look: 'Turns below the control' },
    { state: 'Without JavaScript', look: 'The `title` of the icon button, drawn by the browser' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Shows the words with the focus' },
    { keys: 'Escape', does: 'Hides them, without closing a dialog around' },
  ],
  accessibility: [
    'WCAG 1.4.13: can be hidden with Escape, the pointer can move onto it, it stays until the user leaves.',
    'Around an icon button the words repeat its name and are hidden from screen readers; with `describes` they are its description.',
  ],
  dos: ['Use the same words as the name of the icon button.'],
  donts: [
    'Do not put a tooltip on a disabled button: nobody reaches it. Say the reason beside it.',
    'Do not use it for what a phone must show.',
  ],
  builtOn:
    'Native `popover="manual"` and CSS anchor positioning, with own placement for older browsers. `popover="hint"` is not in all browsers yet.',
  sources: ['DESIGN 10 (icon-only buttons)', 'WCAG 1.4.13'],
} satisfies ComponentDocs;
