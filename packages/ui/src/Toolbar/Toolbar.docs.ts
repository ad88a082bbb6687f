import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Three or more controls for one thing, side by side: the chosen rows of a table, a text that is written.',
  insteadOf: [
    { when: 'One or two buttons', use: 'Row' },
    { when: 'Choices that stay pressed and nothing else', use: 'ToggleGroup' },
    { when: 'Ways to other pages', use: 'HeaderMenu, Tabs or NavLine' },
    { when: 'Filters of a list', use: 'FilterBar' },
  ],
  otherNames: ['action bar', 'button bar', 'command bar', 'formatting bar', 'tool strip', 'ribbon'],
  anatomy: [
    { part: 'Toolbar', holds: 'Its name, announced and not shown.' },
    { part: 'ToolbarGroup', holds: 'What belongs together, with a line before it; may have a name.' },
    { part: 'Controls', holds: 'Button, IconButton, Link, ToggleGroup, Menu, Select.' },
  ],
  states: [
    { state: 'At rest', look: 'A bordered line; with little room it continues in the next line.' },
    { state: 'Without JavaScript', look: 'Each control is a stop of the Tab key.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the control that had the focus last, then out of the toolbar' },
    { keys: 'Left, Right', does: 'Go through all controls, around the ends; they press nothing' },
    { keys: 'Home, End', does: 'First and last control' },
    { keys: 'Arrows in a Select or a text field', does: 'Stay with that field: put it last' },
  ],
  accessibility: [
    'Role `toolbar` with a name; a group with a `label` is a `group`.',
    'Disabled controls are no stops. The focus of its `ref` goes to the current control.',
  ],
  dos: ['Name what the controls act on, not how it looks: "Izabrani oglasi".'],
  donts: ['Do not use it for fewer than three controls: the arrows would help nobody.'],
  builtOn: 'Native buttons and links, with the roving tabindex that ToggleGroup has too: no library is needed for it.',
  sources: ['WAI-ARIA APG: Toolbar'],
} satisfies ComponentDocs;
