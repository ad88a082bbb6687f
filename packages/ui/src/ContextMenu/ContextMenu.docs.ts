import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'The actions of a thing at the pointer: a right click or a long press, for people who do the same all day.',
  plannedFor: null,
  insteadOf: [
    { when: 'it would be the only way', use: 'ActionMenu or buttons: nobody sees that a context menu is there' },
    { when: 'the page is for buyers', use: 'Buttons: they expect the menu of their browser' },
  ],
  otherNames: ['right-click menu', 'secondary menu', 'long press menu', 'shortcut menu'],
  anatomy: [
    { part: 'area', holds: 'the row, the card or the picture that the actions belong to' },
    { part: 'entries', holds: 'the same as those of an ActionMenu' },
  ],
  states: [
    { state: 'open', look: 'a raised panel beside the pointer' },
    { state: 'disabled', look: 'the menu of the browser' },
  ],
  keyboard: [
    { keys: 'Menu key, Shift+F10', does: 'opens it at what has the focus inside of the area' },
    { keys: 'Arrow up and down, Home, End, letters', does: 'walk through the entries' },
    { keys: 'Escape', does: 'closes it and gives the focus back' },
  ],
  accessibility: [
    'Something inside of the area must take the focus, or the keyboard cannot open it.',
    'The label names the menu, since no button does.',
  ],
  dos: ['Give an ActionMenu the same entries, from one list.'],
  donts: ['Do not lay it over text that people copy, or over links that they open in tabs.'],
  builtOn: 'Radix ContextMenu: it places a menu at a point and knows a long press. Drawn in a native popover.',
} satisfies ComponentDocs;
