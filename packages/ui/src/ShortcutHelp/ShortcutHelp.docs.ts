import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Names the shortcuts of the keyboard that exist on a page, and turns them off for users whom they disturb.',
  insteadOf: [{ when: 'One control needs a word of help', use: 'Tooltip' }],
  otherNames: ['keyboard shortcuts', 'hotkeys', 'cheat sheet', 'accelerators'],
  anatomy: [
    { part: 'List', holds: 'What each does, and its keys in their order' },
    { part: 'Switch', holds: 'Shortcuts of a single key on or off' },
  ],
  states: [
    { state: 'On', look: 'The switch is on' },
    { state: 'Off', look: 'The switch is off; only the way from the footer opens it' },
  ],
  keyboard: [
    { keys: '?', does: 'Opens it, where the app listens' },
    { keys: 'Escape', does: 'Closes it and gives the focus back' },
  ],
  accessibility: [
    'Shortcuts of a single key can be turned off (WCAG 2.1.4).',
    'A list of terms: the action is read before its keys.',
  ],
  dos: ['List only what works on this page.', 'Offer a way to it that can be seen.'],
  donts: ['Do not listen while somebody types.'],
  builtOn: 'Modal, `<dl>`, `<kbd>`.',
  sources: ['issue 5 (keyboard shortcut help)'],
} satisfies ComponentDocs;
