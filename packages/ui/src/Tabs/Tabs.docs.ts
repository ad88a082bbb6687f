import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export default {
  purpose: 'Views of one thing, one at a time: active, inactive and draft ads. The user stays on the page.',
  insteadOf: [
    { when: 'The views differ in form, not in content (list or grid)', use: 'SegmentedControl' },
    { when: 'The ways lead to different parts of the product', use: 'ProfileNav or SubHeader' },
    { when: 'A user wants to see several parts at once', use: 'Headings below one another, or Disclosure' },
  ],
  otherNames: ['tab bar', 'tab list', 'tab panel', 'nav tabs', 'TabView', 'pills'],
  anatomy: [
    { part: 'Tab', holds: 'One or two words and, where it helps, a count' },
    { part: 'Line', holds: 'The accent under the current tab; the border of the list under the others' },
    { part: 'Panel', holds: 'What the tab shows; hidden panels stay in the page' },
  ],
  states: [
    { state: 'Current', look: 'Strong ink words over a 2 px accent line; `aria-selected`, or `aria-current` on links' },
    { state: 'Other', look: 'Secondary ink; ink and a border under the pointer' },
    {
      state: 'Too many for the width',
      look: 'The list scrolls sideways; the tab that takes the focus comes into view',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the current tab, then into its panel' },
    { keys: 'Left, Right', does: 'Moves to the tab beside and shows its panel, around the ends' },
    { keys: 'Home, End', does: 'Goes to the first or last tab' },
    { keys: 'Enter on a link', does: 'Follows it' },
  ],
  accessibility: [
    'Panels are real `tab`, `tablist` and `tabpanel` roles; tabs with an address are links in a named `nav`, because a link that is announced as a tab would lie.',
    'A panel takes the focus itself, so that a panel of plain text can be read with the keyboard.',
    'Tabs choose at once (automatic activation): the panels are already in the page and nothing is waited for.',
  ],
  dos: ['Order the tabs by how often they are used.', 'Use links when the view deserves an address.'],
  donts: ['Do not put tabs inside tabs.', 'Do not hide an error of a form in a tab that is not shown.'],
  builtOn:
    'Native buttons, links and `hidden`; own code for the arrow keys. The platform has no tabs; those of Radix are fourteen times as heavy (decision 26).',
  sources: ['DESIGN 3 (current tab is accent)', 'DESIGN 7 (tabs scroll)', 'DESIGN 14'],
} satisfies ComponentDocs;
