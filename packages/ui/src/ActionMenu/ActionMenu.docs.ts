import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'What can be done with one row or card, behind three dots, where buttons would crowd it.',
  insteadOf: [
    { when: 'there is one action', use: 'Button or IconButton' },
    { when: 'links of the site are listed', use: 'Menu' },
    { when: 'a value of a form is chosen', use: 'Select' },
    { when: 'the actions shall also open at the pointer', use: 'ContextMenu with the same entries, beside it' },
    { when: 'it is needed on a page of buyers', use: 'Menu or Popover: this one weighs as much as the page' },
  ],
  otherNames: ['kebab menu', 'more menu', 'overflow menu', 'dropdown', 'row actions', 'submenu'],
  anatomy: [
    { part: 'button', holds: 'three dots, named after what the actions belong to' },
    { part: 'entries', holds: 'links, actions and options in words, the destructive one last' },
    { part: 'shortcut', holds: 'the keys that do the same; the page listens to them' },
    { part: 'submenu', holds: 'entries of one kind, such as the places that a thing can move to' },
  ],
  states: [
    {
      state: 'cannot be used',
      look: 'pale words with the reason below; it takes the focus, so the reason is announced',
    },
    { state: 'destructive', look: 'critical words' },
    { state: 'on, chosen', look: 'a tick before the words' },
    { state: 'narrow window', look: 'a submenu lies over a part of the first' },
  ],
  keyboard: [
    { keys: 'Enter, Space, Arrow down', does: 'opens it' },
    { keys: 'Arrow up and down, Home, End', does: 'walk through the entries, around the ends' },
    { keys: 'Letters', does: 'move to the entry that begins with them' },
    { keys: 'Arrow right and left', does: 'open and close a submenu' },
    { keys: 'Enter, Space', does: 'press an entry; an option that is on or off leaves the menu open' },
    { keys: 'Escape', does: 'closes it and gives the focus back' },
  ],
  accessibility: [
    'A menu of the ARIA practices: `menu`, `menuitem`, `menuitemcheckbox`, `menuitemradio`. Its links stay links for the browser.',
    'Its button names the row.',
  ],
  dos: ['Say why an action cannot be used.', 'Pass `open` and `onOpenChange` where something else opens it too.'],
  donts: [
    'Do not hide the only way to an everyday task in it.',
    'Do not put a submenu into a submenu: nobody steers there.',
  ],
  builtOn:
    'Radix DropdownMenu, for first letters, submenus and the corridor of the pointer to them; drawn in a native popover, so it lies above every scroller and dialog.',
  sources: ['DESIGN 14', 'DESIGN-2 4'],
} satisfies ComponentDocs;
