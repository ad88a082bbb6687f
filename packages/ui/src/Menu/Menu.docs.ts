import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'A list of links behind a trigger that looks like a field and shows the current value.',
  insteadOf: [
    { when: 'A value of a form', use: 'Select' },
    { when: 'Actions on a thing', use: 'ActionMenu' },
    { when: 'In the header', use: 'HeaderMenu' },
    { when: 'Two or three views', use: 'SegmentedControl' },
  ],
  otherNames: ['Dropdown', 'Dropdown menu', 'Popover menu', 'Listbox', 'Context menu'],
  anatomy: [
    { part: 'Trigger', holds: 'The value, or what the menu is for, and an arrow.' },
    { part: 'Panel', holds: 'Links with icon and count; the current one is ticked.' },
  ],
  states: [
    { state: 'closed', look: 'Like a field.' },
    { state: 'open', look: 'A raised panel with a large shadow, at most 70 % of the window high.' },
    { state: 'current', look: 'Neutral ground, strong words and a tick.' },
  ],
  keyboard: [
    { keys: 'Enter, Space', does: 'opens it' },
    { keys: 'Arrow up, arrow down', does: 'walks through its links' },
    { keys: 'Escape', does: 'closes it and gives the focus back' },
    { keys: 'Tab', does: 'continues through the links' },
  ],
  accessibility: [
    'Links, not menu items: each can be opened in a new tab. The current one has `aria-current`.',
    'The trigger is announced as "Država: Srbija".',
  ],
  dos: ['Show counts where they help to choose.'],
  donts: ['Put buttons among the links.', 'Shrink type to fit: the panel scrolls.'],
  builtOn: 'Native <details>; `installBehaviour` adds arrows, Escape and closing beside it.',
  sources: ['DESIGN 9', 'DESIGN 14'],
} satisfies ComponentDocs;
