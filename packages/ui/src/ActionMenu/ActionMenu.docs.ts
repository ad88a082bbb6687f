import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'What can be done with one row or card, behind three dots, where buttons would crowd it.',
  insteadOf: [
    { when: 'there is one action', use: 'Button or IconButton' },
    { when: 'links of the site are listed', use: 'Menu' },
    { when: 'a value is chosen', use: 'Select' },
  ],
  otherNames: ['kebab menu', 'more menu', 'overflow menu', 'dropdown', 'row actions', 'context menu'],
  anatomy: [
    { part: 'button', holds: 'three dots, named after what the actions belong to' },
    { part: 'panel', holds: 'links and buttons in words, the destructive one last' },
  ],
  states: [
    {
      state: 'cannot be used',
      look: 'pale words with the reason below; it takes the focus, so the reason is announced',
    },
    { state: 'destructive', look: 'critical words' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'opens it; presses an entry' },
    { keys: 'Arrow up and down, Home, End', does: 'walk through the entries' },
    { keys: 'Escape', does: 'closes it and gives the focus back' },
  ],
  accessibility: [
    'A list of links and buttons, not an application menu: every key of the browser works.',
    'Its button names the row.',
  ],
  dos: ['Say why an action cannot be used.'],
  donts: ['Do not hide the only way to an everyday task in it.'],
  builtOn: 'Native popover with CSS anchor positioning; it lies above every scroller and opens without JavaScript.',
  sources: ['DESIGN 14', 'DESIGN-2 4'],
} satisfies ComponentDocs;
